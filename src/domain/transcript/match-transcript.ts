/**
 * A recorded match as a transcript: what counts of its record, game by game.
 *
 * Lost, because the form has no words for it: ties of the opening roll that turned no cube, void rolls, refused
 * resignations, the moment of a resignation, that dice were named or earned (V25, V30; they stand there like rolls, in
 * cells of the same side), skipped turns (an empty cell).
 * Kept by our own header lines: the name of the variant, the Crawford rule switched off, automatic doubles, the throw that
 * only decides who starts where both dice are rolled again (R12), level and cube of games without moves, what a game was
 * settled for, that it was lost on time, drawn games, penalty points, the score of a slip from which the match went on, that a game was played under terms which
 * a correction took from it, that a game began otherwise than the games before it tell since one of them was corrected, how a match ended that was decided from outside, what was recorded of a game whose result was
 * corrected. The record of a club's own variant is in no header. Games that do not count (annulled, or behind the end of the
 * match) are left out, because other programs would count them; a header line tells, and one that there is no game.
 */

import { type Die, type Roll, isDie } from '../dice/roll.js';
import type { GameEvent } from '../game/events.js';
import type { GameResult } from '../cube/worth.js';
import type { OpenGame } from '../game/state.js';
import type { BySide, Side } from '../kernel/side.js';
import { type Steps, eachInSteps } from '../kernel/steps.js';
import type { MatchEvent } from '../match/events.js';
import { writtenLength } from '../match/format.js';
import { type FormatRules, moneyOptions, pointsOptions } from '../match/rules.js';
import { type Counted, type CountedGame, countedRecord } from '../match/counted.js';
import { effectiveEvents } from '../match/corrections/effective-events.js';
import { NO_MATCH, evolveMatch } from '../match/evolve.js';
import { type RecordFacts, correctionOf, isCutShort, recordInSteps } from '../match/corrections/record-facts.js';
import type { FinishedMatch, MatchState, OpenMatch } from '../match/state.js';
import {
  AUTOMATIC_DOUBLES_KEY,
  BEAVERS_KEY,
  CRAWFORD_KEY,
  JACOBY_KEY,
  VARIANT_KEY,
  NO_GAMES_LINE,
  startLine,
  tiesLine,
  tiesOf,
} from '../notation/header-line.js';
import type { TranscriptCell, HeaderLine, TranscriptGame, TranscriptText } from '../notation/transcript.js';
import { formatPlace } from '../play/play-text.js';
import type { Play } from '../play/play.js';
import { variantOf } from '../variant/variants.js';
import { endComment } from './header-end.js';
import { isWonBy, pointsComments } from './header-penalties.js';
import {
  REMARKS,
  correctionComment,
  resultComment,
  settlementComment,
  timeComment,
  toldResult,
} from './header-results.js';
import { starterComment } from './header-start.js';
import { termsComment } from './header-terms.js';

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** What no program can find out from only the name. */
const OWN_VARIANT = "A variant of the club's own: its parameters are in the transcript as JSON.";

interface Writing {
  readonly names: BySide<string>;
  readonly comments: HeaderLine[];
  /** The last equal opening dice. */
  tie: Die | null;
  readonly games: (TranscriptGame<TranscriptCell> & {
    readonly entries: TranscriptCell[];
    /** Who started it without a throw. */
    readonly starter: Side | null;
    /** Its board at every double. */
    readonly doubled: OpenGame[];
  })[];
  /** Cells of the present game that were taken out because its doubles were none, each with how many stand before it. */
  setAside: readonly { readonly cell: TranscriptCell; readonly before: number }[];
}

/** In steps: the transcript of a whole record; `names` by column, `header` goes before our own header lines. */
export function* transcriptInSteps(
  record: readonly MatchEvent[],
  names: BySide<string>,
  header: readonly HeaderLine[],
): Steps<TranscriptText> {
  const writing: Writing = { names, comments: [...header], tie: null, games: [], setAside: [] };
  let state: MatchState = NO_MATCH;
  yield* eachInSteps(effectiveEvents(record), (event) => {
    const before = state;
    state = evolveMatch(state, event);
    if (event.type === 'MatchOpened') {
      writing.comments.push({ key: VARIANT_KEY, value: upperFirst(variantOf(event.variant).id) });
      if (typeof event.variant !== 'string') writing.comments.push({ key: null, value: OWN_VARIANT });
      writing.comments.push(...formatComments(event.rules));
    }
    noteInMatch(writing, before, event);
  });
  if (state.status === 'open' && state.game !== null) unplayedWritten(writing, state.game);
  if (state.status === 'not-opened') return { comments: writing.comments, length: 0, games: [] };
  const { facts } = yield* recordInSteps(record);
  const count = countedRecord(facts, state);
  writing.comments.push(...pointsComments(state, facts, count));
  const games = yield* countedGames(writing, state, facts, count);
  if (games.length === 0) writing.comments.push(NO_GAMES_LINE);
  return { comments: writing.comments, length: writtenLength(state.format), games };
}

/** The games that count, with the scores and the ends that count; what else there is to tell goes into the header. */
function* countedGames(
  { games, comments }: Writing,
  state: OpenMatch | FinishedMatch,
  facts: RecordFacts,
  count: Counted,
): Steps<TranscriptText['games']> {
  const { outcome } = count;
  const end = facts.end !== null && (!count.byGames || facts.end.overrules) ? facts.end : null;
  const byNumber = new Map(games.map((game) => [game.number, game]));
  const written: TranscriptGame<TranscriptCell>[] = [];
  let lastWinner: Side | null = null;
  yield* eachInSteps(count.games, (game) => {
    const { number, counts, result, scoreBefore } = game;
    const found = byNumber.get(number);
    if (found === undefined) return;
    const comment = counts ? gameComment(game, state) : { key: `Game ${number}`, value: leftOut(result) };
    if (comment !== null) comments.push(comment);
    if (!counts) return;
    const { doubled, starter, ...told } = found;
    const due = state.rules.winnerStarts ? lastWinner : null;
    comments.push(
      ...termsComment(game, doubled, state),
      ...starterComment(game, starter, due, { comments }),
      ...timeComment(game),
    );
    lastWinner = result?.winner ?? null;
    const isCut = isCutShort(game.recorded);
    if (!isCut && correctionOf(game) === null) {
      written.push({ ...told, scoreBefore });
      return;
    }
    const acts = told.entries.filter(({ type }) => type !== 'wins');
    const entries = [...acts, ...(isCut ? cutShortCell(scoreBefore, end) : winsCell(result))];
    written.push({ ...told, scoreBefore, entries });
  });
  if (outcome !== null && (end !== null || outcome.by === 'time')) {
    comments.push(endComment(outcome, end?.score ?? null));
  } else if (outcome !== null && isWonBy(count.carried, state)) {
    comments.push(endComment(outcome, count.carried?.score ?? null));
  } else if (outcome !== null && outcome.by !== 'forfeit') {
    return wonTheMatch(written);
  }
  return written;
}

function leftOut(result: GameResult | null): string {
  return result === null ? REMARKS.annulled : REMARKS.over;
}

/** What the columns cannot say of a game: how one without moves was won, and what was recorded before a correction. */
function gameComment(game: CountedGame, { variant }: Pick<OpenMatch, 'variant'>): HeaderLine | null {
  const { number, played, recorded, result } = game;
  const counts = toldResult(result, variant);
  if (counts === null) return result?.winner === null ? { key: `Game ${number}`, value: REMARKS.drawn } : null;
  if (!played) return resultComment(number, counts);
  const before = correctionOf(game) === null ? null : toldResult(recorded, variant);
  if (before !== null) return correctionComment(number, counts, before);
  return 'settlement' in counts ? settlementComment(number, counts) : null;
}

/** What a slip adds to the score over the game that it cut short. */
function cutShortCell(before: BySide<number>, end: RecordFacts['end']): TranscriptCell[] {
  if (end === null || end.score === null) return [];
  const { winner: side, score } = end;
  return [{ side, type: 'wins', points: score[side] - before[side], match: false }];
}

function winsCell(result: GameResult | null): TranscriptCell[] {
  // Transcripts know no drawn game.
  if (result === null || result.winner === null) return [];
  return [{ side: result.winner, type: 'wins', points: result.points, match: false }];
}

/** The options without which the games could not be scored again. */
function formatComments(rules: FormatRules): HeaderLine[] {
  const points = pointsOptions(rules);
  if (points !== null) return [{ key: CRAWFORD_KEY, value: points.crawford ? 'On' : 'Off' }];
  const money = moneyOptions(rules);
  if (money === null) return [];
  return [
    { key: JACOBY_KEY, value: money.jacoby ? 'On' : 'Off' },
    { key: BEAVERS_KEY, value: limitText(money.beavers) },
    ...(money.automaticDoubles === 0 ? [] : [{ key: AUTOMATIC_DOUBLES_KEY, value: limitText(money.automaticDoubles) }]),
  ];
}

function limitText(limit: number | null): string {
  return limit === null ? 'Unlimited' : String(limit);
}

function noteInMatch(writing: Writing, before: MatchState, event: Exclude<MatchEvent, { type: 'TakenBack' }>): void {
  switch (event.type) {
    case 'InGame':
      return noteInGame(writing, before, event.event);
    case 'ResultReported': {
      begun(writing, before, event.number);
      for (const wins of winsCell(event.result)) cell(writing, wins);
      return;
    }
    case 'MatchReopened':
      return event.game === null ? undefined : goneOn(writing, event.game);
    case 'PenaltyPointsAdded':
    case 'PenaltyCancelled':
    case 'LengthCorrected':
    case 'MatchReported':
    case 'MatchFinished':
    case 'ResultCorrected':
    case 'EndCorrected':
    case 'StandingCorrected':
    case 'GameStandingChanged':
    case 'MatchOpened':
    case 'SessionClosed':
    case 'MatchScoreChanged':
    case 'ClockFlagged':
    case 'ClockIntroduced':
    case 'ClockPaused':
    case 'ClockResumed':
    case 'ClockAdjusted':
    case 'MatchVoided':
      return;
  }
}

/** Whether the roll on the board is the complement of a doublet (V30). */
function isComplement(match: MatchState): boolean {
  const phase = match.status === 'open' ? match.game?.phase : undefined;
  return phase?.name === 'to-play' && (phase.origin === 'complement' || phase.origin === 'named-complement');
}

function noteInGame(writing: Writing, before: MatchState, event: GameEvent): void {
  switch (event.type) {
    case 'GameStarted':
      return begun(writing, before, event.number, event.starter);
    case 'PlayMade':
      // The complement was not thrown: where it cannot be played nothing has happened.
      if (event.by === 'rule' && isComplement(before)) return;
      return cell(writing, rollCell(event.side, event.dice, event.moves));
    case 'PlayCorrected':
      return corrected(writing, event);
    case 'Doubled':
      if (before.status === 'open' && before.game !== null) writing.games.at(-1)?.doubled.push(before.game);
      return cell(writing, { side: event.side, type: 'double', value: event.value });
    case 'DoubleTaken':
      return cell(writing, { side: event.side, type: 'take' });
    case 'DoubleBeavered':
    case 'BeaverRaccooned':
    case 'RaccoonOttered':
      return cell(writing, { side: event.side, type: 'beaver', value: event.value });
    case 'DoubleDropped':
      return cell(writing, { side: event.side, type: 'drop' });
    case 'TermsChanged':
      // Points for time that is over change the terms of the Crawford game too.
      if (event.terms.crawford && isCrawfordGame(before)) return;
      if (event.terms.crawford) return withoutDoubles(writing);
      return doublesBack(writing, event.cube === undefined ? [] : writing.setAside);
    case 'GameFinished': {
      const { winner, points, by } = event.result;
      // The play that ends a game leaves no roll, also where it has earned a complement (V30).
      if (by !== 'play' && before.status === 'open' && before.game !== null) unplayedWritten(writing, before.game);
      // Without points the match was decided from outside, and this game was never finished.
      if (points > 0 && winner !== null) {
        const resigned = by === 'resignation' ? { resigned: true as const } : {};
        cell(writing, { side: winner, type: 'wins', points, match: false, ...resigned });
      }
      return;
    }
    case 'OpeningRolled':
      return openingRolled(writing, before, event);
    case 'AutomaticDoubleMade':
      return tied(writing);
    case 'DiceRolled':
    case 'RollVoided':
    case 'PlayLaidOut':
    case 'PlayPickedUp':
    case 'DoubletNamed':
    case 'TurnSkipped':
    case 'SettlementOffered':
    case 'SettlementMade':
    case 'ResignationOffered':
    case 'ResignationAccepted':
    case 'ResignationRefused':
    case 'ResignationWithdrawn':
      return;
  }
}

function begun(writing: Writing, before: MatchState, number: number, starter: Side | null = null): void {
  const { games, names } = writing;
  writing.setAside = [];
  const scoreBefore = before.status === 'not-opened' ? { white: 0, black: 0 } : before.score;
  games.push({ number, names, scoreBefore, entries: [], starter, doubled: [] });
}

function cell({ games }: Writing, written: TranscriptCell): void {
  games.at(-1)?.entries.push(written);
}

/** The first roll shows the throw that decides who starts, but where both dice are rolled again (R12). */
function openingRolled(writing: Writing, before: MatchState, { white, black }: EventOf<'OpeningRolled'>): void {
  const { comments, games } = writing;
  const number = games.at(-1)?.number;
  writing.tie = white === black && isDie(white) ? white : null;
  if (white === black || number === undefined || before.status === 'not-opened') return;
  if (before.rules.firstRoll === 'rerollBothDice') headed(comments, startLine(number, { white, black }));
}

/** Equal opening dice that turned the cube, one more line or one more word of the header. */
function tied({ comments, games, tie }: Writing): void {
  const number = games.at(-1)?.number;
  if (number === undefined || tie === null) return;
  headed(comments, tiesLine(number, [...tiesOf({ comments }, number), tie]));
}

/** The line in the place of one with the same key. */
function headed(comments: HeaderLine[], line: HeaderLine): void {
  const known = comments.findIndex(({ key }) => key === line.key);
  if (known < 0) comments.push(line);
  else comments.splice(known, 1, line);
}

/** The last roll with another play. Nothing but its owner's roll can stand behind a play that may be corrected (R45). */
function corrected({ games }: Writing, { side, dice, moves }: EventOf<'PlayCorrected'>): void {
  const entries = games.at(-1)?.entries;
  const last = entries?.findLastIndex((entry) => entry.type === 'roll') ?? -1;
  entries?.splice(last, 1, rollCell(side, dice, moves));
}

/** A roll on the table that was not played: the side resigned after it, or the game is open. */
function unplayedWritten(writing: Writing, { phase }: OpenGame): void {
  const below = phase.name === 'answer-resignation' ? phase.below : phase;
  if (below.name === 'to-play') cell(writing, { side: below.side, type: 'roll', dice: below.roll, playText: null });
}

/** A game that its match had cut short goes on where it was. */
function goneOn({ games }: Writing, { phase }: OpenGame): void {
  const entries = games.at(-1)?.entries;
  if (entries?.at(-1)?.type === 'wins') entries.pop();
  const below = phase.name === 'answer-resignation' ? phase.below : phase;
  if (below.name === 'to-play') entries?.pop();
}

/** The game turned out to be the Crawford game: its doubles were none (R73). */
function withoutDoubles(writing: Writing): void {
  const entries = writing.games.at(-1)?.entries ?? [];
  const cells = [...entries];
  const setAside: { cell: TranscriptCell; before: number }[] = [];
  entries.length = 0;
  for (const each of cells) {
    if (isOfCube(each)) setAside.push({ cell: each, before: entries.length });
    else entries.push(each);
  }
  writing.setAside = setAside;
}

/** It was none after all: they count again, but for one that had not been answered. */
function doublesBack(writing: Writing, setAside: Writing['setAside']): void {
  const answered = setAside.at(-1)?.cell.type === 'double' ? setAside.slice(0, -1) : setAside;
  const entries = writing.games.at(-1)?.entries;
  for (const [nth, aside] of answered.entries()) entries?.splice(aside.before + nth, 0, aside.cell);
  writing.setAside = [];
}

function isCrawfordGame(match: MatchState): boolean {
  return match.status === 'open' && match.game?.terms.crawford === true;
}

function isOfCube({ type }: TranscriptCell): boolean {
  return type === 'double' || type === 'take' || type === 'beaver';
}

/** "And the match" behind the last result, if that is what won it. */
function wonTheMatch(games: TranscriptText['games']): TranscriptText['games'] {
  const last = games.at(-1);
  const end = last?.entries.at(-1);
  if (last === undefined || end?.type !== 'wins') return games;
  const entries = [...last.entries.slice(0, -1), { ...end, match: true }];
  return [...games.slice(0, -1), { ...last, entries }];
}

/** Every move by itself, in the order in which they were made, so that reading it gives the same moves again. */
function rollCell(side: Side, dice: Roll, moves: Play): TranscriptCell {
  const playText = moves
    .map(({ from, to, hit }) => `${formatPlace(from)}/${formatPlace(to)}${hit ? '*' : ''}`)
    .join(' ');
  return { side, type: 'roll', dice, playText };
}

function upperFirst(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
