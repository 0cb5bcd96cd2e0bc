import {
  type FinishedMatch,
  type FormatRules,
  type MatchState,
  type Milliseconds,
  type OpenMatch,
  type Side,
  crawfordState,
  isUnplayed,
  isVoid,
  lossLevels,
  milliseconds,
  partiesAt,
  recordedScore,
  variantOf,
} from '../../domain/index.js';
import { type Answer, found, made } from '../../platform/http/answers/answer.js';
import {
  type Changed,
  type GameEntry,
  type ListedSeriesRow,
  type SeriesWithGamesRow,
  clockView,
  pairView,
  partyName,
} from '../games/index.js';
import type { ListedMatchDto, MatchDto, SeatDto } from './dto/match.dto.js';

/** What the view takes from outside the state: names live with the players, results with the games. */
interface Around {
  readonly version: number;
  /** Where it is played; null outside of tournaments. */
  readonly tournamentId: string | null;
  readonly names: Readonly<Record<string, string>>;
  readonly games: readonly GameEntry[];
  /** The moment for which the clock is read. */
  readonly now: Milliseconds;
}

/** No correction has come near it. */
const UNTOUCHED = { counts: true, corrected: false } as const;

/** The match as everybody sees it. */
export function matchView(match: OpenMatch | FinishedMatch, around: Around): MatchDto {
  return { ...matchFacts(match, around), games: around.games };
}

function matchFacts(
  match: OpenMatch | FinishedMatch,
  { version, tournamentId, names, now }: Omit<Around, 'games'>,
): Omit<MatchDto, 'games'> {
  const parties = partiesAt(match);
  const seat = (side: Side): SeatDto => {
    const party = parties[side];
    const { player: playerId } = party;
    return { playerId, name: partyName(party, names), ...pairView(party, names), score: match.score[side] };
  };
  const finished = match.status === 'finished' ? match : null;
  const outcome = finished?.outcome ?? null;
  const variant = variantOf(match.variant);
  const { direction, ownPointSize, cube } = variant;
  return {
    id: match.id,
    version,
    status: isVoid(match) ? 'void' : match.status,
    by: outcome?.by ?? null,
    format: match.format,
    variant: match.variant,
    board: { direction, ownPointSize, cube },
    levels: lossLevels(variant),
    dice: match.dice,
    rules: shownRules(match.rules),
    white: seat('white'),
    black: seat('black'),
    crawford: crawfordState(match),
    begun: !isUnplayed(match),
    currentGameId: match.status === 'open' ? (match.game?.id ?? null) : null,
    winner: outcome?.winner ?? null,
    recorded: outcome === null ? null : recordedScore(match, outcome),
    penalties: (match.penalties ?? []).map(({ to, points, reason, flag, cancelled }) => ({
      to,
      points,
      reason,
      flag,
      cancelled,
    })),
    clock: clockView(match, now),
    tournamentId,
    createdAt: new Date(match.openedAt).toISOString(),
    playedAt: match.playedAt === null ? null : new Date(match.playedAt).toISOString(),
    event: match.eventName ?? null,
    finishedAt: finished === null ? null : new Date(finished.finishedAt).toISOString(),
  };
}

/** As they can be asked for: a reserve is told as a whole, not how it was reckoned as well. */
function shownRules(rules: FormatRules): FormatRules {
  if (!('clock' in rules) || rules.clock === null) return rules;
  const { reserveSecondsPerPoint: _ofLength, ...shown } = rules.clock;
  return { ...rules, clock: shown };
}

/** The match as an answer with its tag: names change without the match, and a flag falls by itself. */
export function foundMatch(view: MatchDto): Answer<MatchDto> {
  return found(view, view.version, besideOf(view));
}

/** The same for a match that was made. */
export function madeMatch(view: MatchDto): Answer<MatchDto> {
  return made(view, view.version, `/v1/matches/${view.id}`, besideOf(view));
}

function besideOf({ white, black, clock }: MatchDto): unknown {
  return [white.name, black.name, white.players, black.players, clock?.expired ?? null];
}

/** The match of a row that was read. */
export function matchViewOf(row: SeriesWithGamesRow, at: Date): MatchDto {
  const { state, version, tournament_id: tournamentId, names, games } = row;
  return matchView(opened(state), { version, tournamentId, names, games, now: milliseconds(at.getTime()) });
}

/** The match of a row of a list. */
export function listedMatchView(row: ListedSeriesRow, at: Date): ListedMatchDto {
  const { state, version, tournament_id: tournamentId, names, game_count: gameCount } = row;
  const now = milliseconds(at.getTime());
  return { ...matchFacts(opened(state), { version, tournamentId, names, now }), gameCount };
}

/** The match after a change, without reading it again; a new one is in no tournament. */
export function matchViewAfter(
  changed: Changed,
  {
    names,
    games: before = [],
    tournament_id: tournamentId = null,
  }: Pick<SeriesWithGamesRow, 'names'> & Partial<Pick<SeriesWithGamesRow, 'games' | 'tournament_id'>>,
): MatchDto {
  const match = opened(changed.state);
  const entries = new Map(before.map((entry) => [entry.id, entry]));
  for (const [id, { number, result }] of changed.finalViews) {
    entries.set(id, { id, number, status: 'finished', result, ...UNTOUCHED });
  }
  for (const [id, { result, counts, corrected }] of changed.standings) {
    const entry = entries.get(id);
    if (entry !== undefined) entries.set(id, { ...entry, result, counts, corrected: corrected !== null });
  }
  const open = match.status === 'open' ? match.game : null;
  if (open !== null) {
    entries.set(open.id, { id: open.id, number: open.number, status: 'open', result: null, ...UNTOUCHED });
  }
  const games = [...entries.values()].sort((a, b) => a.number - b.number);
  const now = milliseconds(changed.at.getTime());
  return matchView(match, { version: changed.version, tournamentId, names, games, now });
}

function opened(state: MatchState): OpenMatch | FinishedMatch {
  if (state.status === 'not-opened') throw new Error('a series was read that was never opened');
  return state;
}
