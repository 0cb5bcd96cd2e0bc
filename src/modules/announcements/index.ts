export { AnnouncementsModule } from './announcements.module.js';
export { LatestAnnouncements } from './latest-announcements.js';
