export {
  type Reader,
  isStaff,
  mayKnowAbout,
  ownSeat,
  readerOf,
  requireConcession,
  requireHost,
  requireOwnSeat,
  requirePart,
  requireStaff,
  senderOf,
} from './authority.js';
export { expiryOf } from './expiry.js';
export { Links } from './links.js';
export { BootstrapService, TOKEN_FILE } from './bootstrap.service.js';
export { admitBodies, admitting } from './admitted-bodies.js';
export { Admission, tokenWanted } from './admission.service.js';
export { AuthModule } from './auth.module.js';
export { serveInTurn } from './requests-in-turn.js';
