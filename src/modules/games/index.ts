export { gameView, positionIdOf, standingAs } from './views/game.mapper.js';
export { clockView } from './views/clock.mapper.js';
export { pairView, partyName, playersTold } from './views/party.mapper.js';
export { PersonDto } from './dto/person.dto.js';
export { ClockDto } from './dto/clock.dto.js';
export { CheckersDto, GameDto, LEVELS, RecordedDto } from './dto/game.dto.js';
export { GameResultDto } from './dto/game-result.dto.js';
export { BoardResultDto, ChouetteGameDto, EveningDto, TableOutcomeDto } from './dto/table-game.dto.js';
export {
  ChouetteEventListDto,
  EventListQuery,
  LONGEST_WAIT,
  MatchEventListDto,
  TournamentEventListDto,
} from './dto/event-list.dto.js';
export { GameRulesDto, MoneyOptionsDto } from './dto/game-rules.dto.js';
export { LegalPlayDto } from './dto/legal-plays.dto.js';
export { MOST_CHECKERS } from './dto/is-loss-level.js';
export {
  ASKED_VARIANT,
  type AskedVariant,
  AskedVariantDto,
  IsVariant,
  SHOWN_VARIANT,
  BoardOfVariantDto,
  VariantRulesDto,
  WHAT_A_VARIANT_IS,
  isAskedVariant,
} from './dto/variant.dto.js';
export { matchHistory } from './history/match-history.js';
export { checkNumber } from './acts/named-acts.js';
export { type PlaysWriting, writePlays } from './views/written-plays.js';
export { PlayMoveDto, oneOfActions } from './dto/actions.dto.js';
export { RecordCheck } from './check/record-check.js';
export { NamedPeople } from './named-people.js';
export { GamesModule } from './games.module.js';
export { type Changed, MATCH_SERIES, MatchFollower } from './series/match-series.js';
export {
  type AnySeriesRow,
  type GameEntry,
  type KnowsPeople,
  SERIES_WITH_GAMES,
  isPublic,
  personIds,
  type SeatedRow,
  type SeriesFilter,
  SeriesRepository,
  seriesList,
  type EndedSeriesRow,
  type ListedSeriesRow,
  type PlayedSeriesRow,
  type SeriesWithGamesRow,
} from './series.repository.js';
export { CHOUETTE_NOTICES, type ChouetteNotice } from './series/chouette-notices.js';
export { MATCH_NOTICES, type MatchNotice } from './series/match-notices.js';
export { FollowedSeries } from './series/followed-series.js';
export { CHOUETTE_SERIES } from './series/chouette-series.js';
export { type ChangedSeries, inPresentForm } from './series/series-kind.js';
export { pairWords } from './boards/seen-board.js';
export { namedTable, outcomeInLine, outcomeView, tableGameView } from './views/table-game.mapper.js';
export type { TableGameView, TableOutcomeView } from './views/table-game.view.js';
export { changeInSteps, openingInSteps } from './series/series-writes.js';
export {
  type ChangedTournament,
  type TournamentDifference,
  type TournamentPart,
  TournamentParts,
} from './series/tournament-parts.js';
export { asKnown } from './known-people.js';
export { checkSeated } from './seated.js';
export { type Asked, SeriesService, type Target, type Work } from './series/series.service.js';
export type { ActionDto } from './dto/actions.dto.js';
