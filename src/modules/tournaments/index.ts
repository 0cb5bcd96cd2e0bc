export { TournamentsModule } from './tournaments.module.js';
