import {
  type BySide,
  type ChouetteState,
  NO_CHOUETTE,
  type OpenGame,
  type Side,
  type TableGameEvent,
  chouetteEventOf,
  effectiveRecord,
  evolveChouette,
  formatPlay,
} from '../../domain/index.js';
