/**
 * A match out of a transcript: commands for the referee, one after another, so that the record of an imported match is
 * the same as that of one typed in live. All or nothing: the first rule that the transcript breaks refuses it.
 *
 * A last game without its end stays open. The score over each game must be the one that the games before it give; where
 * a site wrote other points or another score, the games decide and a warning tells it.
 */

import type { Id, Milliseconds } from '../kernel/brands.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type BySide, SIDES, type Side } from '../kernel/side.js';
import type { Steps } from '../kernel/steps.js';
import { violation } from '../kernel/violation.js';
import type { MatchEvent } from '../match/events.js';
import type { AskedResult } from '../match/commands.js';
import type { AskedFormat } from '../match/format.js';
import { nextGameTerms } from '../match/score.js';
import type { FinishedMatch, OpenMatch } from '../match/state.js';
import {
  AUTOMATIC_DOUBLES_KEY,
  BEAVERS_KEY,
  CRAWFORD_KEY,
  JACOBY_KEY,
  VARIANT_KEY,
  startOf,
  starterOf,
  tiesOf,
} from '../notation/header-line.js';
import {
  type TranscriptEntry,
  type TranscriptGame,
  type TranscriptText,
  type Transcript,
  headerValue,
} from '../notation/transcript.js';
import { type VariantId, variantNamed, variantOf } from '../variant/variants.js';
import type { Breach, ImportFault, ImportWarning } from './faults.js';
import { importEnd, importReport, warnOfLosses, writtenEnd } from './game-end.js';
import { type GameImport, importAct, importCell, recordedFor, warnOf } from './game-import.js';
import { importHeaderEnd, withoutCutShort } from './header-end.js';
import {
  type HeaderPoints,
  entriesBeforePoints,
  gainBetween,
  headerPoints,
  importPoints,
  importPointsForTime,
  penaltiesIn,
  pointsBetween,
} from './header-penalties.js';
import {
  correctedResult,
  headerCorrection,
  headerResult,
  headerSettlement,
  importCorrection,
  isLostOnTime,
  withEnd,
} from './header-results.js';
import { firstToAct } from './header-start.js';
import { headerTerms, importDueTerms } from './header-terms.js';
import { linesLeftOut } from './header-left-out.js';
import { type Importing, type OnEvent, importCommand, newImport, warnOfLine } from './importing.js';

export interface ImportRequest {
  readonly matchId: Id;
  readonly players: BySide<Id>;
  /** What a point is worth, where the transcript is of a money session. */
  readonly stake?: number | undefined;
  readonly currency?: string | undefined;
  /** Read as a money session, whatever length it names; null: as it says itself. */
  readonly as?: 'money' | null;
  /** Null: as the header says, else backgammon. */
  readonly variant: VariantId | null;
  /** The options that were chosen; the others take their defaults, and the header may switch the Crawford rule off. */
  readonly rules: Readonly<Record<string, unknown>>;
  readonly at: Milliseconds;
  /** When it was played; null: unknown. */
  readonly playedAt: Milliseconds | null;
  /** One for each game of the transcript. */
  readonly gameIds: readonly Id[];
}

const ENTRIES_IN_ONE_STEP = 10;

export interface ImportedMatch {
  readonly events: readonly MatchEvent[];
  readonly state: OpenMatch | FinishedMatch;
  readonly warnings: readonly ImportWarning[];
}

/** Where in the transcript a breach lies. */
interface Place {
  /** Null: in the header of a match without games. */
  readonly game: number | null;
  readonly turn: number;
  readonly line: number | null;
  /** Whose cell it is; null: not about one cell. */
  readonly side: Side | null;
}

const NOWHERE: Place = { game: null, turn: 0, line: null, side: null };

/** A transcript without a length is one of a money session. */
function formatOf({ length }: Transcript, { stake, currency }: ImportRequest): AskedFormat {
  return length === 0 ? { kind: 'money', stake, currency } : { kind: 'points', length, stake, currency };
}

/**
 * In steps: the match that the transcript tells, with recorded dice; or the first thing that forbids it, and where. `onEvent`:
 * for those who follow the match, so that they need not replay it.
 */
export function* importInSteps(
  written: Transcript,
  request: ImportRequest,
  onEvent: OnEvent = () => {},
): Steps<Result<ImportedMatch, ImportFault>> {
  const transcript = withoutCutShort(request.as === 'money' ? asMoney(written) : written);
  const variant = request.variant ?? headerVariant(transcript);
  const importing = newImport(request.at, warningsOf(transcript, variant), onEvent);
  if (variant === null) {
    const params = { keys: ['variant'], reasons: ['not-of-the-house'] };
    return refused({ code: 'match.not-opened', violation: violation('config.invalid', params) });
  }
  const opened = importCommand(importing, {
    type: 'OpenMatch',
    matchId: request.matchId,
    players: request.players,
    format: formatOf(transcript, request),
    variant,
    dice: 'recorded',
    rules: headerRules(transcript, request.rules),
    at: request.at,
    playedAt: request.playedAt,
  });
  if (!opened.ok) return refused({ code: 'match.not-opened', violation: opened.error });
  for (const line of linesLeftOut(transcript)) warnOfLine(importing, line);
  const points = headerPoints(transcript);
  for (const [index, game] of transcript.games.entries()) {
    const breach = importPoints(importing, pointsBetween(points, transcript.games[index - 1], game));
    if (breach !== null) return refused({ code: 'transcript.breaks-rule', ...placeOf(game, null), breach });
    const fault = yield* gameImported(importing, transcript, game, index, points, request.gameIds[index] ?? '');
    if (fault !== null) return refused({ code: 'transcript.breaks-rule', ...fault.place, breach: fault.breach });
  }
  const last = transcript.games.at(-1);
  const behind = importPoints(importing, pointsBetween(points, last, undefined));
  const breach = behind ?? importHeaderEnd(importing, transcript);
  if (breach !== null) {
    const place = last === undefined ? NOWHERE : placeOf(last, null);
    return refused({ code: 'transcript.breaks-rule', ...place, breach });
  }
  const { state, events, warnings } = importing;
  if (state.status === 'not-opened') {
    return refused({ code: 'match.not-opened', violation: violation('game.not-found') });
  }
  return accepted({ state, events, warnings });
}

/** The transcript of a session, of which some programs and people make a match that is long enough. */
function asMoney(written: Transcript): Transcript {
  const games = written.games.map((game) => ({
    ...game,
    entries: game.entries.map((entry) => (entry.type === 'wins' ? { ...entry, match: false } : entry)),
  }));
  return { ...written, length: 0, games };
}

/** What was noticed while reading, without points that no cube gives where they were agreed on (R47) or count checkers (V23). */
function warningsOf(transcript: Transcript, variant: VariantId | null): Transcript['warnings'] {
  const countsCheckers = variant !== null && variantOf(variant).scoring.kind === 'checkersLeft';
  return transcript.warnings.filter(
    ({ code, game }) =>
      code !== 'mat.points-odd' || (!countsCheckers && (game === null || !isSettled(transcript, game))),
  );
}

function isSettled(transcript: Transcript, game: number): boolean {
  const { counts = null } = headerCorrection(transcript, game) ?? {};
  return headerSettlement(transcript, game) !== null || (counts !== null && 'settlement' in counts);
}

type Fault = { readonly place: Place; readonly breach: Breach } | null;

function* gameImported(
  importing: Importing,
  transcript: Transcript,
  game: TranscriptGame,
  index: number,
  points: readonly HeaderPoints[],
  gameId: Id,
): Steps<Fault> {
  const { state } = importing;
  if (state.status === 'not-opened') return null;
  const beginning = { ...placeOf(game, game.entries[0] ?? null), side: null };
  if (state.status === 'open' && state.game !== null) {
    const previous = transcript.games[index - 1] ?? game;
    const breach = violation('game.open', { number: state.game.number, gameId: state.game.id });
    return { place: placeOf(previous, previous.entries.at(-1) ?? null), breach };
  }
  const missing = comparedScore(importing, transcript, game, index);
  if (missing !== null) return { place: beginning, breach: missing };
  const next = transcript.games[index + 1];
  const inGame = penaltiesIn(points, game);
  const terms = headerTerms(transcript, game.number);
  const running: GameImport = {
    importing,
    game,
    gameId,
    scoreBefore: state.score,
    terms,
    nextGain: (winner) => {
      const given = next === undefined ? null : gainBetween([...inGame, ...pointsBetween(points, game, next)], winner);
      return next === undefined || given === null ? null : next.scoreBefore[winner] - state.score[winner] - given;
    },
    isLostOnTime: isLostOnTime(transcript, game.number),
    result: null,
  };
  const onlyEnd = game.entries.every(({ type }) => type === 'wins' || type === 'losses')
    ? (game.entries.map((entry) => writtenEnd(entry, game.entries)).find((end) => end !== null) ?? null)
    : null;
  warnOfLosses(running);
  const correction = headerCorrection(transcript, game.number);
  const settled = settledAs(transcript, game, correction);
  const start = state.rules.firstRoll === 'rerollBothDice' ? startOf(transcript, game.number) : null;
  const isOnlyEnd = onlyEnd !== null && settled === null && start === null;
  const result = wholeResult(importing, settled, isOnlyEnd ? correction : null);
  if (result !== null) {
    const told = importCommand(importing, { type: 'ReportGame', gameId, result, terms, at: importing.at });
    return told.ok ? null : { place: beginning, breach: told.error };
  }
  if (isOnlyEnd) {
    const breach = importReport(running, onlyEnd, headerResult(transcript, game.number));
    return breach === null ? null : { place: beginning, breach };
  }
  const ties = tiesOf(transcript, game.number).map((die) => ({ white: die, black: die }));
  const throws = start === null ? ties : [...ties, start];
  const told = starterOf(transcript, game.number);
  const starter = told ?? firstToAct(state, game);
  const started = importCommand(importing, { type: 'StartGame', gameId, starter, terms, at: importing.at });
  if (!started.ok) return { place: beginning, breach: started.error };
  if (told === null && starter !== null) {
    warnOf(running, game.entries[0], 'transcript.opening-not-told', { side: starter });
  }
  const tied =
    throws.length === 0 ? null : importAct(running, { type: 'ThrowOpening', sender: recordedFor(null), throws });
  if (tied !== null) return { place: beginning, breach: tied };
  const recorded = settled?.end ?? correction?.recorded ?? null;
  const entries = recorded === null ? game.entries : withEnd(game.entries, recorded);
  const untilPoints = entriesBeforePoints(entries);
  for (const [place, entry] of entries.entries()) {
    if (place % ENTRIES_IN_ONE_STEP === 0) yield;
    // Where a correction has made these points end the match, what was played behind them is no part of it.
    if (place === untilPoints && importPointsForTime(importing, inGame)) return null;
    const breach = entryImported(running, entry, entries, place);
    if (breach !== null) return { place: placeOf(game, entry), breach };
  }
  if (entries.length === untilPoints) importPointsForTime(importing, inGame);
  if (terms === 'as-played') importDueTerms(importing, nextGameTerms(state));
  const unsettled =
    settled === null
      ? null
      : importAct(running, { type: 'OfferSettlement', sender: recordedFor(null), ...settled.end.settlement });
  const breach = unsettled ?? (correction === null ? null : yield* importCorrection(running, correction));
  return breach === null ? null : { place: beginning, breach };
}

/** The result that the header tells whole, of a game of which nothing else is told; null where it does not. */
function wholeResult(
  importing: Importing,
  settled: ReturnType<typeof headerSettlement>,
  correction: ReturnType<typeof headerCorrection>,
): AskedResult | null {
  if (settled !== null) return settled.played ? null : settled.end;
  return correction === null ? null : correctedResult(importing, correction);
}

/** What the game was settled for, if it was; a corrected one was recorded so. */
function settledAs(
  transcript: Transcript,
  { number }: TranscriptGame,
  correction: ReturnType<typeof headerCorrection>,
): ReturnType<typeof headerSettlement> {
  if (correction === null) return headerSettlement(transcript, number);
  const { recorded } = correction;
  return 'settlement' in recorded ? { end: recorded, played: true } : null;
}

function entryImported(
  game: GameImport,
  entry: TranscriptEntry,
  entries: readonly TranscriptEntry[],
  place: number,
): Breach | null {
  if (entry.type !== 'wins' && entry.type !== 'losses') {
    return importCell(game, entry, isEndOrNone(entries[place + 1]) && isEndOrNone(entries[place + 2]));
  }
  const end = writtenEnd(entry, entries);
  return end === null ? null : importEnd(game, end);
}

function isEndOrNone(entry: TranscriptEntry | undefined): boolean {
  return entry === undefined || entry.type === 'wins' || entry.type === 'losses';
}

function placeOf({ number }: TranscriptGame, entry: TranscriptEntry | null): Place {
  return { game: number, turn: entry?.turn ?? 0, line: entry?.line ?? null, side: entry?.side ?? null };
}

/** Warns of a score that the games do not give; it is a breach where games are missing, because nothing can be right then. */
function comparedScore(
  { state, warnings }: Importing,
  transcript: TranscriptText,
  { number, scoreBefore }: TranscriptGame,
  index: number,
): Breach | null {
  if (state.status === 'not-opened' || SIDES.every((side) => state.score[side] === scoreBefore[side])) return null;
  const params = {
    white: scoreBefore.white,
    black: scoreBefore.black,
    countedWhite: state.score.white,
    countedBlack: state.score.black,
  };
  const previous = transcript.games[index - 1];
  const isNext = previous !== undefined && number === previous.number + 1;
  if (!isNext) return { code: 'match.games-missing', params };
  warnings.push({ game: number, turn: 0, code: 'transcript.score-differs', params });
  return null;
}

const STANDARD: VariantId = 'backgammon';

/** The variant that the header names; null where it is not a built-in one, such as a club's own. */
function headerVariant(transcript: TranscriptText): VariantId | null {
  const written = headerValue(transcript, VARIANT_KEY)?.trim() ?? '';
  return written === '' || /standard/i.test(written) ? STANDARD : variantNamed(written);
}

function headerRules(
  transcript: Transcript,
  chosen: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const isRerolled = transcript.games.some(({ number }) => startOf(transcript, number) !== null);
  const rerolled = isRerolled ? { firstRoll: 'rerollBothDice' } : {};
  const written = (key: string): string | undefined => headerValue(transcript, key)?.trim().toLowerCase();
  if (transcript.length > 0) {
    return { ...(written(CRAWFORD_KEY) === 'off' ? { crawford: false } : {}), ...rerolled, ...chosen };
  }
  const jacoby = written(JACOBY_KEY);
  return {
    ...(jacoby === 'off' || jacoby === 'on' ? { jacoby: jacoby === 'on' } : {}),
    ...limitRule('beavers', written(BEAVERS_KEY)),
    ...limitRule('automaticDoubles', written(AUTOMATIC_DOUBLES_KEY)),
    ...rerolled,
    ...chosen,
  };
}

/** The option with the number that is written, null for "unlimited". */
function limitRule(rule: string, written: string | undefined): Readonly<Record<string, number | null>> {
  if (written === 'unlimited') return { [rule]: null };
  return written !== undefined && /^\d{1,2}$/.test(written) ? { [rule]: Number(written) } : {};
}
