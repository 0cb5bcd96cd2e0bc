export { ChouettesModule } from './chouettes.module.js';
