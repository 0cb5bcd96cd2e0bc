export {
  isStaff,
  ownSeat,
  requireConcession,
  requireOwnSeat,
  requirePart,
  requireStaff,
  senderOf,
} from './authority.js';
export { BootstrapService } from './bootstrap.service.js';
export { Admission, type Admitted, actorOf } from './admission.service.js';
export { AuthModule } from './auth.module.js';
