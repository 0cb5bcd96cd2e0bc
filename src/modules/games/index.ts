export { type Contest, gameView, positionIdOf } from './game.mapper.js';
export { standingAs } from './game-standing.js';
export { clockView } from './clock.mapper.js';
export { ClockDto } from './dto/clock.dto.js';
export type { ClockView, GameView } from './game.view.js';
export { CheckersDto, EventDto, GameDto } from './dto/game.dto.js';
export { GameResultDto } from './dto/game-result.dto.js';
export { LegalPlayDto } from './dto/legal-plays.dto.js';
export { MOST_CHECKERS } from './dto/is-loss-level.js';
export {
  ASKED_VARIANT,
  type AskedVariant,
  AskedVariantDto,
  IsVariant,
  SHOWN_VARIANT,
  VariantRulesDto,
  WHAT_A_VARIANT_IS,
  isAskedVariant,
} from './dto/variant.dto.js';
export { moveView } from './play.mapper.js';
export { PlayMoveDto, oneOfActions } from './dto/actions.dto.js';
export { type Checked, type Difference, RecordCheck } from './record-check.js';
export { GamesModule } from './games.module.js';
export { type Changed, type EventView, eventView } from './series-changes.js';
export {
  type GameEntry,
  type SeatedRow,
  type SeriesFilter,
  SeriesRepository,
  type SeriesRow,
  type SeriesWithGamesRow,
} from './series.repository.js';
export { type SeriesWrite, openingWrite, seriesWrite } from './series-writes.js';
export { type AccompaniedChange, type Accompaniment, type Companion, Companions } from './companions.js';
export { SeriesService, type Target, type Work } from './series.service.js';
