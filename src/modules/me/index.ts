export { MeModule } from './me.module.js';
export { Tasks } from './tasks.js';
