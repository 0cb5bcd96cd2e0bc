export { type Contest, gameView, positionIdOf } from './game.mapper.js';
export { standingAs } from './game-standing.js';
export { clockView } from './clock.mapper.js';
export { ClockDto } from './dto/clock.dto.js';
export type { ClockView, GameView } from './game.view.js';
export { CheckersDto, EventDto, GameDto } from './dto/game.dto.js';
export { GameResultDto } from './dto/game-result.dto.js';
export { ChouetteGameDto, TableOutcomeDto } from './dto/table-game.dto.js';
export { EventListDto, EventListQuery } from './dto/event-list.dto.js';
export { GameRulesDto, MoneyOptionsDto } from './dto/game-rules.dto.js';
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
export { matchHistory } from './match-history.js';
export { checkNumber } from './named-acts.js';
export { type PlaysWriting, writePlays } from './written-plays.js';
export { PlayMoveDto, oneOfActions } from './dto/actions.dto.js';
export { RecordCheck } from './record-check.js';
export { GamesModule } from './games.module.js';
export { type Changed, type EventView, eventView } from './series-changes.js';
export {
  type AnySeriesRow,
  type GameEntry,
  SERIES_WITH_GAMES,
  isPublic,
  type SeatedRow,
  type SeriesFilter,
  SeriesRepository,
  seriesList,
  type SeriesRow,
  type ListedSeriesRow,
  type SeriesWithGamesRow,
} from './series.repository.js';
export { CHOUETTE_SERIES } from './chouette-series.js';
export type { ChangedSeries } from './series-kind.js';
export { outcomeView, seatsView, tableGameView } from './table-game.mapper.js';
export type { TableGameView, TableOutcomeView } from './table-game.view.js';
export { type SeriesWrite, openingWrite, seriesWrite } from './series-writes.js';
export { ALONE, type AccompaniedChange, type Accompaniment, type Companion, Companions } from './companions.js';
export { checkSeated } from './seated.js';
export { SeriesService, type Target, type Work } from './series.service.js';
