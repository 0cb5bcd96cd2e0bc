/**
 * Correcting equals replaying where rounds are paired one by one: whatever was recorded wrongly and put right leaves no
 * trace in pairings and standings, and the tournament is over exactly when nothing is left to play.
 */
import fc from 'fast-check';
import {
  type OpenedTournament,
  type Outcome,
  type TournamentEvent,
  type TournamentState,
  fold,
  pairingsOf,
  standingsOf,
} from '../../../src/domain/index.js';
import { evolveTournament } from '../../../src/domain/tournament/events/evolve.js';
import { NOON, TeamsTable, TournamentTable } from '../../support/chance/random-tournament.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const THEN = { kind: 'knockout', lengths: [5] };
const FORMATS: readonly Readonly<Record<string, unknown>>[] = [
  { kind: 'swiss', rounds: 4, lengths: [3] },
  { kind: 'swiss', rounds: 3, lengths: [3], qualifiers: 4, then: THEN },
  { kind: 'round-robin', lengths: [3] },
  { kind: 'round-robin', groups: 2, qualifiers: 1, lengths: [3], then: { ...THEN, kind: 'double-elimination' } },
  { kind: 'league', lengths: [3], points: { win: 2, loss: 1 } },
  { kind: 'ladder', lengths: [3] },
];

/** What teams play, with the tables of those who play it. */
const NIGHTS = [
  ...FORMATS.map((format) => [TournamentTable, format] as const),
  ...[
    { kind: 'knockout', lengths: [3], thirdPlace: true, consolation: { kind: 'progressive', lengths: [1] } },
    { kind: 'swiss', rounds: 3, lengths: [3], qualifiers: 4, then: THEN },
    { kind: 'round-robin', lengths: [3] },
    { kind: 'league', lengths: [3] },
  ].map((format) => [TeamsTable, format] as const),
];

/** What happened besides results, and then every result that counts in the end, once. */
function replayed(events: readonly TournamentEvent[], { outcomes }: OpenedTournament): OpenedTournament {
  const about = [
    'ResultRecorded',
    'ResultCorrected',
    'PairingVoided',
    'PairingRestored',
    'TournamentFinished',
    'TournamentReopened',
  ];
  const frame = events.filter(({ type }) => !about.includes(type));
  const results = Object.entries(outcomes).map(([pairing, outcome]): TournamentEvent => {
    return { type: 'ResultRecorded', pairing, outcome };
  });
  const start: TournamentState = { status: 'not-opened' };
  const state = fold(evolveTournament, start, [...frame, ...results]);
  if (state.status === 'not-opened') throw new Error('not opened');
  return state;
}

function shown(state: OpenedTournament): unknown {
  const results = ({ winner, by, score }: Outcome): unknown => [winner, by, score];
  return {
    pairings: pairingsOf(state).map(({ outcome, why: _, ...pairing }) => ({
      ...pairing,
      outcome: outcome === null ? null : results(outcome),
    })),
    standings: standingsOf(state),
  };
}

/** Something to do, by numbers. */
interface Doing {
  readonly act: number;
  readonly which: number;
  readonly white: boolean;
}

function did(table: TournamentTable, { act, which, white }: Doing): string {
  const [winner, other] = white ? (['white', 'black'] as const) : (['black', 'white'] as const);
  const decided = Object.keys(table.opened.outcomes);
  const pairing = decided[which % Math.max(1, decided.length)];
  if (act >= 7 && pairing !== undefined) {
    const length = pairingsOf(table.opened).find(({ key }) => key === pairing)?.length ?? 0;
    const score = { [winner]: length + (which % 3), [other]: which % length } as Record<'white' | 'black', number>;
    const told = act === 7 ? null : ({ winner, by: 'reported', score } as const);
    const given = table.give({ type: 'CorrectResult', pairing, result: told, reason: 'misread', at: NOON });
    return typeof given === 'string' ? 'refused' : 'corrected';
  }
  if (act === 6) {
    table.give({ type: 'Withdraw', entryId: `e${1 + (which % 12)}`, until: 'end', reason: 'ill', at: NOON });
    return 'withdrawn';
  }
  const ready = table.ready();
  const next = ready[which % Math.max(1, ready.length)];
  if (next !== undefined) {
    const result = {
      winner,
      by: 'reported',
      score: { [winner]: next.length, [other]: 0 } as Record<'white' | 'black', number>,
    } as const;
    // Of a pairing that was reopened after the next stage had begun, the director corrects the result.
    const given = table.give({ type: 'RecordResult', pairing: next.key, result, source: 'staff', at: NOON });
    return typeof given === 'string' ? 'refused' : 'recorded';
  }
  const people = [`e${1 + (which % 5)}`, `e${2 + (which % 5)}`].toSorted();
  const [challenger, challenged] = [people[1] ?? '', people[0] ?? ''];
  const challenge = {
    type: 'Challenge',
    challengeId: `c${table.events.length}`,
    challenger,
    challenged,
    at: NOON,
  } as const;
  if (table.opened.format.kind === 'ladder')
    return typeof table.give(challenge) === 'string' ? 'refused' : 'challenged';
  return typeof table.give({ type: 'PairRound', seed: `s${which}`, at: NOON }) === 'string' ? 'refused' : 'paired';
}

it('corrections leave no trace, whatever the format and the history', () => {
  const done = new Map<string, number>();
  fc.assert(
    fc.property(
      fc.constantFrom(...NIGHTS),
      fc.integer({ min: 5, max: 9 }),
      fc.array(fc.record({ act: fc.nat(9), which: fc.nat(40), white: fc.boolean() }), { minLength: 20, maxLength: 90 }),
      ([Table, format], entrants, doings) => {
        const table = Table.drawn(format, entrants, 'seed');
        for (const doing of doings) {
          const what = did(table, doing);
          done.set(what, (done.get(what) ?? 0) + 1);
        }
        expect(shown(replayed(table.events, table.opened))).toEqual(shown(table.opened));
        const isOpen = pairingsOf(table.opened).some(({ status }) => status !== 'finished');
        if (isOpen) expect(table.opened.status).toBe('running');
      },
    ),
    { numRuns: lawTimes(300), seed: lawSeed(2_014) },
  );
  for (const what of ['recorded', 'corrected', 'withdrawn', 'paired', 'challenged']) {
    expect([what, (done.get(what) ?? 0) > 50]).toEqual([what, true]);
  }
});
