/** The door of the domain: whatever the rest of the program knows about backgammon, and nothing that it does not ask for. */

export { boardKey, partyAt, peopleInPairing, teamMatchOf } from './tournament/teams/boards.js';
export { movementOf } from './board/bonus.js';
export type { BoardCommand, OpeningThrow, Sender } from './board/commands.js';
export { VOID_REASONS, type VoidReason } from './board/events.js';
export {
  COMMITS,
  CORRECTION_WINDOWS,
  DICE_MODES,
  type DiceMode,
  FIRST_ROLLS,
  PREMATURE_ROLLS,
  VALIDATIONS,
} from './board/rules.js';
export { ROLL_ORIGINS, type RollOrigin, type ToPlay, nextToRoll, openingThrow, sideOnRoll } from './board/state.js';
export type { ChouetteCommand, ChouetteSender, TableBeginning } from './chouette/commands.js';
export { LARGEST_TABLE_CUBE, LARGEST_TABLE_STAKE } from './chouette/ledger/countable.js';
export { decideChouette } from './chouette/decide.js';
export { EVENTS_OF_ARRIVALS, arrivalsOf } from './chouette/evening.js';
export type { ChouetteEvent, ChouetteOwnEvent } from './chouette/events.js';
export { NO_CHOUETTE, evolveChouette } from './chouette/evolve.js';
export { accessible, hasSpoken } from './chouette/game/doubling/access.js';
export { TABLE_ACTIONS, type TableAction, actionsByPlayer, advisers, toActPlayers } from './chouette/game/actions.js';
export type { PairCommand, TableGameCommand, TableSender } from './chouette/game/commands.js';
export type { TableGameEvent } from './chouette/game/events.js';
export { evolveTableGame } from './chouette/game/evolve.js';
export { captainOf } from './chouette/game/speakers.js';
export {
  type Extra,
  type FinishedTableGame,
  NO_TABLE_GAME,
  type OpenTableGame,
  type Pair,
  type TableGameState,
  hasOneCube,
  keepingSealed,
  withoutSealed,
} from './chouette/game/state.js';
export { type LedgerLine, type Stakes, amountOf, stakeOf, transfers } from './chouette/ledger/ledger.js';
export { type OrderThrow, toThrow } from './chouette/seats/order.js';
export {
  type BoardResult,
  type ExtraOutcome,
  type GameOutcome,
  PAIR_OUTCOMES,
  type PairEnding,
  type PairSide,
} from './chouette/ledger/outcome.js';
export {
  ANSWER_ORDERS,
  BOX_DOUBLE_POLICIES,
  BOX_FORFEITS,
  BOX_TAKE_POLICIES,
  CONSULTATIONS,
  CUBE_MODES,
  type ChouetteOptions,
  type ChouetteRules,
  FEWEST_PLAYERS,
  JOIN_POSITIONS,
  LONE_TAKERS,
  MOST_PLAYERS,
  ORDER_DICE,
  PARTNERS,
  PARTNER_PICKS,
  ROTATIONS,
  SIT_OUT_RETURNS,
  TEAM_DOUBLES,
} from './chouette/rules.js';
export type { ScoreSheet } from './chouette/ledger/score-sheet.js';
export { type Seats, isHeadsUp, isSittingOut } from './chouette/seats/seats.js';
export { ENTRY_REASONS, type EntryReason } from './chouette/ledger/settlement.js';
export {
  type ChouetteState,
  type OpenedChouette,
  type PlayingChouette,
  amountWon,
  closedAt,
} from './chouette/state.js';
export { tableBeginningInSteps } from './chouette/take-back.js';
export { delayLeft, fallenFlag, flagMoment, reservesAt, usedAt } from './clock/match-clock.js';
export {
  type AskedClock,
  CLOCK_BOUNDS,
  CLOCK_MODES,
  type ClockMode,
  type ClockSettings,
  EXPIRIES,
  EXPIRY_WIN_TYPES,
  type UsualTimes,
  usualTimes,
} from './clock/settings.js';
export { LARGEST_STAKE } from './cube/countable.js';
export { type Cube, LARGEST_CUBE, dropCost } from './cube/cube.js';
export { CUBE_TURNS, type CubeTurn } from './cube/duel.js';
export { BEYOND_FIRST, type MoneyOptions, RESIGNATION_POLICIES, RESIGNATION_TIMES } from './cube/rules.js';
export { type GameResult, RESULT_WAYS, type ResultWay } from './cube/worth.js';
export { type Die, type Roll, isDie } from './dice/roll.js';
export { ACTIONS, type Action, GAME_PHASES, SHOWN_ON_BOARD, type ShownPhase, momentOf } from './game/actions.js';
export { resignLevels } from './cube/resignation.js';
export type { GameCommand } from './game/commands.js';
export type { Cause } from './board/events.js';
export type { GameEvent } from './game/events.js';
export { evolveGame } from './game/evolve.js';
export type { GameRules } from './game/rules.js';
export { type FinishedGame, type GameState, type OpenGame, type Phase, boardOf } from './game/state.js';
export { type Id, type Milliseconds, milliseconds } from './kernel/brands.js';
export { fold } from './kernel/decider.js';
export { type Party, partiesAt, peopleAt, peopleOf } from './kernel/party.js';
export { type Result, accepted, refused } from './kernel/result.js';
export { type BySide, SIDES, type Side, bySide, opponent } from './kernel/side.js';
export { type Steps, atOnce, eachInSteps } from './kernel/steps.js';
export { type Violation, type FactsOf, type ViolationCode, type ViolationParams } from './kernel/violation.js';
export {
  type Affected,
  type AffectedGame,
  type AffectedMatch,
  affectedInSteps,
  affectedMatch,
} from './match/corrections/affected.js';
export type { AskedEnd, AskedResult, ClockCommand, MatchCommand } from './match/commands.js';
export { decideMatch } from './match/decide.js';
export { decideLateness } from './match/directors-acts.js';
export { effectiveRecord } from './match/corrections/effective-events.js';
export { recordedScore } from './match/endings.js';
export { type GameStanding, type MatchEvent, type MatchOwnEvent, followsInMatch } from './match/events.js';
export { NO_MATCH, evolveMatch } from './match/evolve.js';
export { isEndedByTime } from './match/clock/flag.js';
export {
  FORMAT_KINDS,
  type Format,
  MAX_MATCH_LENGTH,
  type MoneyFormat,
  type PointsFormat,
  writtenLength,
} from './match/format.js';
export { ledgerOf } from './match/ledger.js';
export { gamesWon, pointsWon, ratedResult } from './match/rated.js';
export { isTouchedSince } from './match/corrections/put-back.js';
export { type Beginning, recordInSteps } from './match/corrections/record-facts.js';
export { DEAD_CUBES, type FormatRules, HOLLAND_SIDES, type PointsOptions } from './match/rules.js';
export { CRAWFORD_STATES, type CrawfordState, crawfordState } from './match/score.js';
export {
  type FinishedMatch,
  MATCH_ENDS,
  type MatchEnd,
  type MatchPenalty,
  type MatchState,
  type OpenMatch,
  isVoid,
} from './match/state.js';
export { isUnplayed } from './match/voiding.js';
export { beginningInSteps } from './match/corrections/take-back.js';
export {
  SEASON_KINDS,
  SEASON_TIE_BREAKS,
  type SeasonMatch,
  type SeasonPoints,
  type SeasonTournament,
  seasonEvents,
  seasonTable,
} from './season/season.js';
export { DATE_KEY, TIME_KEY, writtenMoment } from './notation/event-date.js';
export { namesIn } from './notation/header-line.js';
export { formatMatchId } from './notation/match-id.js';
export { NOTATIONS, type Notation, formatInSteps, parseInSteps } from './notation/notations.js';
export { formatPositionId, parsePositionId } from './notation/position-id.js';
export {
  type HeaderLine,
  MAX_GAMES,
  MAX_REMARKS,
  type Transcript,
  type TranscriptCell,
  type TranscriptFault,
  type TranscriptText,
} from './notation/transcript.js';
export { XGID_MAX_CUBE, XGID_OFFERS, formatXgid } from './notation/xgid.js';
export { type LegalPlay, legalPlayCount, legalPlays } from './play/legal-plays.js';
export type { Move, RequestedMove } from './play/play.js';
export { formatPlay } from './play/play-text.js';
export { type CheckedPlay, type PlayInput, checkPlay } from './play/read-play.js';
export { type ToldCheckers, completedPosition } from './position/completed-position.js';
export { BAR, OFF, POINTS, RESERVE, pointAcross } from './position/point.js';
export { type Checkers, type Position, pipCount } from './position/position.js';
export { positionFault } from './position/position-fault.js';
export { startPosition } from './position/start.js';
export {
  EXPERIENCE_TIMINGS,
  FIBS_RATING,
  PROVISIONAL_BELOW,
  RAMPS,
  type Ramp,
  type Rated,
  type RatedMatch,
  type RatingChange,
  type RatingRules,
  rateMatches,
} from './rating/rating.js';
export { chouetteEventOf, storedChouetteEvent } from './series/chouette-record.js';
export { type StoredEvent, matchEventOf, storedEvent } from './series/record.js';
export type { Act, ActName } from './tournament/acts.js';
export { FLIGHT_NAMES, type FlightName } from './tournament/bracket/node.js';
export {
  type AskedRound,
  NEXT_STAGE_CHOICES,
  type NextStageChoice,
  type Strength,
  type ToldResult,
  type TournamentCommand,
} from './tournament/commands.js';
export { decideTournament } from './tournament/decide.js';
export { unplayable } from './tournament/results/decide.js';
export type { Details, TournamentEvent } from './tournament/events/events.js';
export { notDrawn } from './tournament/draw/not-drawn.js';
export { isOvertaken, isSwissPairing } from './tournament/draw/swiss-rounds.js';
export {
  type AskedTournamentFormat,
  CONSOLATIONS,
  type Consolation,
  DRAWS,
  type DrawKind,
  FORMAT_NAMES,
  type FormatReason,
  GRAND_FINALS,
  type Lengths,
  MOST_DAYS,
  MOST_ENTRANTS,
  MOST_GROUPS,
  MOST_ROUNDS,
  MOST_TABLE_POINTS,
  type SeasonFormat,
  type TournamentFormat,
  WITHDRAWN_RULES,
  flightsOf,
} from './tournament/format.js';
export { hasMark, secretOf } from './tournament/events/event-kinds.js';
export { foldRecord } from './tournament/events/fold-record.js';
export { TIE_BREAKS } from './tournament/standings/tie-breaks.js';
export type { MatchOrder } from './tournament/events/match-order.js';
export { matchOrders } from './tournament/events/match-orders.js';
export { type Pairing, type Slot, deniedResult, isOut, sideOf } from './tournament/met.js';
export { type Challengeable, challengeable, ladderPlaces } from './tournament/ladder/ladder.js';
export { pairingsByKey, pairingsOf, plannedLength } from './tournament/pairings.js';
export { dropsOf } from './tournament/bracket/drops.js';
export { feesSoFar, unpaidFees } from './tournament/prizes/counted.js';
export { isLate, pairingTimes, timedPlaces, timesOf } from './tournament/round-times.js';
export { prizeMoney } from './tournament/prizes/money.js';
export { prizePlaces } from './tournament/prizes/places.js';
export type { Prize } from './tournament/prizes/pool.js';
export { notQualified } from './tournament/standings/not-qualified.js';
export { type Table, standingsOf } from './tournament/standings/standings.js';
export {
  type Appeal,
  APPEAL_OUTCOMES,
  type AppealOutcome,
  ENTRANT_KINDS,
  EQUAL_BOARDS,
  ENTRY_STATUSES,
  type EntryStatus,
  type Entrants,
  PRIZE_COUNTS,
  type Entry,
  type MatchRulingKind,
  type OpenedTournament,
  type Outcome,
  type Penalty,
  type ByeNote,
  type Prizes,
  type Round,
  type RoundTimes,
  type Stage,
  type TournamentState,
  WANTED_BYE_POINTS,
  WITHDRAWN_UNTIL,
  type WantedBye,
  type Confirmation,
  type PairWhy,
} from './tournament/state.js';
export {
  actWith,
  appealAgainst,
  appealInMatch,
  isAppealable,
  isAppealableInMatch,
  type RulingName,
  openAppeals,
} from './tournament/appeals/appeals.js';
export { tablesInUse } from './tournament/tables.js';
export { undoableIn } from './tournament/undo/decide.js';
export type { MergedPeople } from './tournament/undo/merged.js';
export { type ActSubject, type Standing, actSubjects, standingsOfActs } from './tournament/undo/subject.js';
export { type RecordedAct, actName } from './tournament/undo/recorded-acts.js';
export {
  type MatchRuling,
  type WrittenAct,
  type WrittenMatchEvent,
  matchRulings,
} from './tournament-matches/match-rulings.js';
export { correctedResult, decideOrders, openedForPairing } from './tournament-matches/match-commands.js';
export { termsOfRestored } from './tournament-matches/restored-terms.js';
export {
  type MatchChange,
  matchNews,
  pairingOfMatch,
  tournamentChanges,
} from './tournament-matches/tournament-changes.js';
export { type ImportFault, type ImportWarning, type TranscriptRule } from './transcript/faults.js';
export { importInSteps } from './transcript/match-import.js';
export { transcriptInSteps } from './transcript/match-transcript.js';
export { askedVariant } from './variant/variant-fault.js';
export type { VariantRules } from './variant/variant-rules.js';
export {
  VARIANTS,
  VARIANT_IDS,
  VARIANT_NAMES,
  type Variant,
  type VariantId,
  carriesIds,
  variantNamed,
  variantOf,
} from './variant/variants.js';
export { type LossLevel, RESULT_KINDS, type ResultKind, lossLevels } from './variant/win-kinds.js';
