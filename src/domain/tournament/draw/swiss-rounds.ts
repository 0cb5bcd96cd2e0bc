/** The next round of a Swiss inside its tournament: its field, the byes that entrants have asked for, and the pairing (T15). */

import type { Id } from '../../kernel/brands.js';
import { type Result, accepted } from '../../kernel/result.js';
import type { Violation } from '../../kernel/violation.js';
import type { TournamentCommand } from '../commands.js';
import { swissEntrants } from '../standings/standings.js';
import { type SwissEntrant, type SwissRound, fieldOf } from '../swiss/field.js';
import { swissPairing } from '../swiss/swiss.js';
import type { ByeNote, OpenedTournament, Round, RoundsStage, SwissStage } from '../state.js';

export function isSwiss(stage: RoundsStage): stage is SwissStage {
  return stage.format.kind === 'swiss';
}

/** Whether the command pairs a round of a Swiss, the first one with its draw. */
export function isSwissPairing(state: OpenedTournament, { type }: TournamentCommand): boolean {
  if (type === 'Draw') return state.format.kind === 'swiss';
  return type === 'PairRound' && state.stages.at(-1)?.format.kind === 'swiss';
}

/** The round of that number as the pairing gives it. */
export function pairedRound(
  state: OpenedTournament,
  stage: SwissStage,
  number: number,
  seed: string,
): Result<Round, Violation> {
  const wanted = wantedByes(state, stage.rounds.length + 1);
  const paired = swissPairing(withoutWanted(state, swissRound(state, stage, number, seed)));
  if (!paired.ok) return paired;
  const { round, pairs, bye } = paired.value;
  const notes = [...(bye === null ? [] : [noteOf(bye)]), ...wanted];
  return accepted({
    number: round,
    seed,
    pairs: pairs.map(({ white, black, ...why }) => ({ white, black, why })),
    byes: notes.map(({ entry }) => entry),
    ...(notes.length === 0 ? {} : { byeNotes: notes }),
  });
}

/**
 * Whether something has changed that the proposed round rests on (T47): the standings, who is in, or who is not to meet. Pairs that a
 * director made by hand rest on nothing, and a round that was changed by hand is whole when it is published.
 */
export function isOvertaken(state: OpenedTournament): boolean {
  const stage = state.stages.at(-1);
  if (stage?.kind !== 'rounds' || !isSwiss(stage) || stage.proposed === undefined) return false;
  const { pairs, byes, byHand, number, seed } = stage.proposed;
  const field = fieldOf(withoutWanted(state, swissRound(state, stage, state.stages.length, seed)));
  const seats = new Map(field.entrants.map(({ id }, seat) => [id, seat]));
  const withBye = [...field.entrants, ...wantedByes(state, number).map(({ entry }) => ({ id: entry }))];
  const placed = new Set([...pairs.flatMap(({ white, black }) => [white, black]), ...byes]);
  const isWhole = placed.size === withBye.length && withBye.every(({ id }) => placed.has(id));
  if (byHand === undefined && !isWhole) return true;
  return pairs.some(({ white, black, why }) => {
    if (why === null || why.reason === 'by-hand') return false;
    const [better, other] = [seats.get(white), seats.get(black)];
    if (better === undefined || other === undefined) return true;
    const [from, to] = [field.group[better] ?? 0, field.group[other] ?? 0];
    return (
      better + 1 !== why.ranks.white ||
      other + 1 !== why.ranks.black ||
      to - from !== why.float ||
      field.groups[to]?.wins !== why.scoreGroup ||
      field.isForbidden(better, other) !== (why.breaks?.includes('forbidden') ?? false)
    );
  });
}

/** The same without those who have asked for a bye in that round. */
function withoutWanted(state: OpenedTournament, asked: SwissRound): SwissRound {
  const wanted = wantedByes(state, asked.round);
  const entrants = asked.entrants.map((entrant): SwissEntrant =>
    wanted.some(({ entry }) => entry === entrant.id) ? { ...entrant, status: 'withdrawn' } : entrant,
  );
  return { ...asked, entrants };
}

/** What is asked of the pairing: everybody by the present standings, in the first round by the draw. */
export function swissRound(state: OpenedTournament, stage: SwissStage, number: number, seed: string): SwissRound {
  const { format, rounds, planned } = stage;
  return {
    round: rounds.length + 1,
    rounds: planned,
    entrants: rounds.length === 0 ? drawnEntrants(state, stage) : swissEntrants(state, stage, number),
    draw: format.draw,
    inGroups: 'halves',
    seed,
    forbidden: state.forbiddenPairs ?? [],
  };
}

/** Before the first round there are no wins, and the order is that of the draw; late entrants come last. */
function drawnEntrants({ entries }: OpenedTournament, { groups }: SwissStage): readonly SwissEntrant[] {
  const drawn = groups.flat();
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const late = entries.filter(({ id, from }) => from > 1 && !drawn.includes(id)).map(({ id }) => id);
  return [...drawn, ...late].map((id, index): SwissEntrant => {
    const status = known.get(id)?.status;
    const isIn = status === 'entered' || status === 'checked-in';
    return { id, wins: 0, rank: index + 1, opponents: [], byes: 0, status: isIn ? 'in' : 'withdrawn' };
  });
}

/** The byes that entrants who are in have asked for in that round. */
export function wantedByes({ entries }: OpenedTournament, round: number): readonly ByeNote[] {
  return entries.flatMap(({ id, status, byes = [] }): ByeNote[] => {
    const bye = byes.find((each) => each.round === round);
    if (bye === undefined || (status !== 'entered' && status !== 'checked-in')) return [];
    return [{ entry: id, points: bye.points, reason: 'wanted', breaks: [] }];
  });
}

type PairedBye = { readonly id: Id; readonly byes: number; readonly reason: ByeNote['reason'] };

function noteOf({ id, byes, reason }: PairedBye): ByeNote {
  return { entry: id, points: 1, reason, breaks: byes > 0 ? ['second-bye'] : [] };
}
