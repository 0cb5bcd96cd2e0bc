/** The door of the domain: whatever the rest of the program may know about backgammon. */

export * from './chouette/commands.js';
export { LARGEST_TABLE_CUBE, LARGEST_TABLE_STAKE } from './chouette/countable.js';
export * from './chouette/decide.js';
export { eveningOf } from './chouette/evening.js';
export * from './chouette/events.js';
export * from './chouette/evolve.js';
export { accessible, doublingSide, hasSpoken } from './chouette/game/access.js';
export { TABLE_ACTIONS, type TableAction, actionsByPlayer, advisers, toActPlayers } from './chouette/game/actions.js';
export type { BoardCommand, PairCommand, TableGameCommand, TableSender } from './chouette/game/commands.js';
export type { TableGameEvent } from './chouette/game/events.js';
export { evolveTableGame } from './chouette/game/evolve.js';
export { tableOutcome } from './chouette/game/outcome.js';
export { captainOf } from './chouette/game/speakers.js';
export {
  type Extra,
  type FinishedTableGame,
  NO_TABLE_GAME,
  type OpenTableGame,
  type Pair,
  type TableGameState,
  activePairs,
  hasOneCube,
  keepingSealed,
  withoutSealed,
} from './chouette/game/state.js';
export { type LedgerLine, type Transfer, transfers } from './chouette/ledger.js';
export * from './chouette/order.js';
export * from './chouette/outcome.js';
export * from './chouette/rules.js';
export * from './chouette/score-sheet.js';
export { type Seats, isHeadsUp, isSittingOut, seated } from './chouette/seats.js';
export { ENTRY_REASONS, type EntryReason } from './chouette/settlement.js';
export * from './chouette/state.js';
export * from './clock/match-clock.js';
export * from './clock/settings.js';
export * from './cube/countable.js';
export * from './cube/cube.js';
export * from './dice/roll.js';
export * from './game/actions.js';
export * from './game/bonus.js';
export * from './game/commands.js';
export * from './game/decide-cube.js';
export * from './game/events.js';
export * from './game/evolve.js';
export * from './game/result.js';
export * from './game/rights.js';
export * from './game/rules.js';
export * from './game/state.js';
export * from './kernel/brands.js';
export * from './kernel/decider.js';
export * from './kernel/result.js';
export * from './kernel/side.js';
export * from './kernel/violation.js';
export * from './match/commands.js';
export * from './match/affected.js';
export * from './match/decide.js';
export { latenessPoints } from './match/directors-acts.js';
export * from './match/effective-events.js';
export * from './match/endings.js';
export * from './match/events.js';
export * from './match/evolve.js';
export * from './match/flag.js';
export * from './match/format.js';
export * from './match/ledger.js';
export * from './match/rated.js';
export * from './match/record-facts.js';
export * from './match/rules.js';
export * from './match/score.js';
export * from './match/state.js';
export { beginningInSteps } from './match/take-back.js';
export { tableBeginningInSteps } from './chouette/take-back.js';
export * from './kernel/steps.js';
export * from './series/chouette-record.js';
export * from './rating/rating.js';
export * from './series/record.js';
export * from './notation/mat/faults.js';
export * from './notation/mat/format.js';
export * from './notation/mat/parse.js';
export * from './notation/sgf/faults.js';
export * from './notation/sgf/format.js';
export * from './notation/sgf/parse.js';
export * from './notation/transcript.js';
export * from './notation/match-id.js';
export * from './notation/notations.js';
export * from './notation/play-text.js';
export * from './notation/position-id.js';
export * from './notation/xgid.js';
export * from './play/apply-play.js';
export * from './play/legal-plays.js';
export * from './play/play.js';
export * from './play/read-play.js';
export * from './position/completed-position.js';
export * from './position/contact.js';
export * from './position/point.js';
export * from './position/position-fault.js';
export * from './position/position.js';
export * from './position/start.js';
export * from './tournament/acts.js';
export * from './tournament/commands.js';
export * from './tournament/decide.js';
export * from './tournament/events.js';
export * from './tournament/evolve.js';
export * from './tournament/format.js';
export * from './tournament/match-orders.js';
export * from './tournament/met.js';
export * from './tournament/not-qualified.js';
export * from './tournament/pairings.js';
export * from './tournament/prize-money.js';
export * from './tournament/prize-places.js';
export type { Prize } from './tournament/prizes/pool.js';
export * from './tournament/standings.js';
export * from './tournament/standings/tie-breaks.js';
export * from './tournament/state.js';
export * from './transcript/faults.js';
export * from './transcript/match-import.js';
export * from './transcript/match-transcript.js';
export * from './variant/variant-fault.js';
export * from './variant/variant-rules.js';
export * from './variant/variants.js';
