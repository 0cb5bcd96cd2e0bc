export { HealthModule } from './health.module.js';
export { observeRequests } from './observe-requests.js';
