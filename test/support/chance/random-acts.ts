/** Something to do in a tournament, by numbers, for laws over random nights in all formats. */
import { type TournamentCommand, pairingsOf } from '../../../src/domain/index.js';
import { NOON, type TournamentTable } from './random-tournament.js';

const THEN = { kind: 'knockout', lengths: [5] };
export const FORMATS: readonly Readonly<Record<string, unknown>>[] = [
  { kind: 'knockout', lengths: [3] },
  { kind: 'knockout', lengths: [3], consolation: { kind: 'progressive', lengths: [1] }, lastChance: { lengths: [1] } },
  { kind: 'double-elimination', lengths: [3] },
  { kind: 'swiss', rounds: 4, lengths: [3] },
  { kind: 'swiss', rounds: 2, lengths: [3], qualifiers: 4, then: THEN },
  { kind: 'round-robin', lengths: [3] },
  { kind: 'round-robin', groups: 2, qualifiers: 1, lengths: [3], then: THEN },
  { kind: 'league', lengths: [3], points: { win: 2, loss: 1 } },
];

export interface Doing {
  readonly act: number;
  readonly which: number;
  readonly white: boolean;
}

export function doingOf(table: TournamentTable, { act, which, white }: Doing): TournamentCommand {
  const entryId = `e${1 + (which % 10)}`;
  const winner = white ? 'white' : 'black';
  const [ready, decided] = [table.ready(), Object.keys(table.opened.outcomes)];
  const [next, wrong] = [ready[which % Math.max(1, ready.length)], decided[which % Math.max(1, decided.length)]];
  const undrawn = table.opened.stages.length === 0;
  switch (act) {
    case 0:
      return { type: 'Withdraw', entryId, until: white ? 'end' : 'return', reason: 'ill', at: NOON };
    case 1:
      return { type: 'Return', entryId, at: NOON };
    case 2:
      return { type: 'Disqualify', entryId, reason: 'rude', at: NOON };
    case 3: {
      const teams = pairingsOf(table.opened).filter(({ boards }) => boards !== undefined);
      const pairing = teams[which % Math.max(1, teams.length)];
      if (pairing !== undefined) {
        const { id, player, partners = [] } = table.opened.entries.find((entry) => entry.id === pairing[winner])!;
        const members = [player, ...partners];
        const players = members.map((_, index) => members[(index + which) % members.length]!).slice(1);
        return { type: 'SetLineUp', pairing: pairing.key, entryId: id, players };
      }
      return { type: 'ChangeEntry', entryId, paid: white, seed: undefined };
    }
    case 4:
      return { type: 'CheckIn', entryId, seed: `check-in ${which}` };
    case 5: {
      const entry = { entryId: `late${which}`, player: `late${which}`, seed: null, paid: false };
      return { type: 'Enter', entry, seed: `late ${which}` };
    }
    case 6:
      if (wrong !== undefined) {
        const length = pairingsOf(table.opened).find(({ key }) => key === wrong)?.length ?? 0;
        const score = { white: 0, black: 0, [winner]: length };
        const result = which % 3 === 0 ? null : ({ winner, by: 'reported', score } as const);
        return { type: 'CorrectResult', pairing: wrong, result, reason: 'misread', at: NOON };
      }
      return { type: 'Finish', at: NOON };
    case 7: {
      const last = table.opened.stages.at(-1);
      const round = last?.kind === 'rounds' ? last.rounds.length : 1;
      if (which % 7 === 0) return { type: 'StartLastChance', at: NOON };
      if (which % 7 === 1)
        return { type: 'SwapEntrants', entries: [entryId, `e${1 + (which % 4)}`], reason: null, at: NOON };
      if (which % 7 === 2) return { type: 'UnpairRound', round, at: NOON };
      if (which % 7 === 3) return { type: 'PairRound', seed: `proposed ${which}`, publish: false, at: NOON };
      if (which % 7 === 4) return { type: 'PublishRound', round: round + 1, times: {}, at: NOON };
      if (which % 7 === 5) return { type: 'WantByes', entryId, byes: [{ round: round + 1, points: 0.5 }] };
      if (next !== undefined) return { type: 'AssignTable', pairing: next.key, table: `${which}` };
      return { type: 'Reopen' };
    }
    default:
      if (undrawn) return { type: 'Draw', seed: `draw ${which}`, standings: {}, at: NOON };
      if (next === undefined) return { type: 'PairRound', seed: `round ${which}`, at: NOON };
      return {
        type: 'RecordResult',
        pairing: next.key,
        result: { winner, by: 'reported', score: { white: 0, black: 0, [winner]: next.length } },
        source: 'staff',
        at: NOON,
      };
  }
}
