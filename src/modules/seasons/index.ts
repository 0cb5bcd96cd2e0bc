export { SeasonsModule } from './seasons.module.js';
