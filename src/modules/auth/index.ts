export {
  type Reader,
  isStaff,
  mayKnowAbout,
  ownSeat,
  readerOf,
  requireConcession,
  requireOwnSeat,
  requirePart,
  requireStaff,
  senderOf,
} from './authority.js';
export { BootstrapService, TOKEN_FILE } from './bootstrap.service.js';
export { admitBodies, admitting } from './admitted-bodies.js';
export { Admission, type Admitted, actorOf } from './admission.service.js';
export { AuthModule } from './auth.module.js';
