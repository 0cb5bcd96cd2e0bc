/** An act of which a director sees at the desk what it changes in the tournament, and then does just that. */
import type { Schemas } from '../../../../client/src/index.js';
import type { Sending } from '../../act.js';
import { type Foreseeing, type ForeseenAnswer, useForeseeing } from '../../parts/form/foreseeing.js';
import { useDesk } from '../desk.js';
import { linesOf } from './foreseen.js';

type Affected = Schemas['TournamentAffected'];

export type ForeseenAct<Asked> = Foreseeing<Asked, Affected>;

/** @param request sends it: with `dryRun` the service only says what it would change */
export function useForeseenAct<Asked>(
  request: (asked: Asked, sending: Sending, query: { readonly dryRun?: boolean }) => ForeseenAnswer<Affected>,
): ForeseenAct<Asked> {
  const { tournament, reload } = useDesk();
  const lines = (affected: readonly Affected[]): readonly string[] => linesOf(affected, tournament.format.kind);
  return useForeseeing({ version: tournament.version, reload, linesOf: lines }, request);
}
