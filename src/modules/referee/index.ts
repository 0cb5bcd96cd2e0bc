export { RefereeModule } from './referee.module.js';
