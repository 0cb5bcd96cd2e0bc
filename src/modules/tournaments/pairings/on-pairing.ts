import {
  type Milliseconds,
  type OpenedTournament,
  type Pairing,
  SIDES,
  type Side,
  type TournamentCommand,
  pairingsOf,
  peopleInPairing,
} from '../../../domain/index.js';
import { type Answer, found } from '../../../platform/http/answers/answer.js';
import { notFound } from '../../../platform/http/application-error.js';
import type { Caller } from '../../../recording/gate.js';
import { requirePart } from '../../auth/index.js';
import type { ChangedTournament } from '../../games/index.js';
import type { PairingDto } from '../dto/pairing.dto.js';
import type { TournamentWork } from '../stream/tournament-stream.js';
import type { TournamentRow } from '../tournament-rows.js';
import { pairingId } from '../views/pairing-id.js';
import { type Names, PairingViews, besidePairing } from '../views/tournament.mapper.js';

/** A command for a pairing, by one of its people or the staff; answered with the pairing as it is then. */
export function onPairing(
  pid: string,
  command: (key: string, by: Side | 'staff', at: Milliseconds) => TournamentCommand,
  permit: (caller: Caller) => void = () => {},
): Omit<TournamentWork<TournamentRow, PairingDto>, 'foreseen'> {
  let key = '';
  return {
    permit: (state, caller) => {
      requirePart(caller, playersIn(state, pairingFor(state, pid)));
      permit(caller);
    },
    command: (state, { caller, at }) => {
      const pairing = pairingFor(state, pid);
      key = pairing.key;
      return command(key, speakerOf(state, pairing, caller), at);
    },
    answer: (change, { names }) => pairingAnswer(change, names, key),
  };
}

export function pairingAnswer({ state, version }: ChangedTournament, names: Names, key: string): Answer<PairingDto> {
  const pairing = pairingsOf(state).find((each) => each.key === key);
  if (pairing === undefined) throw new Error(`the pairing ${key} is gone`);
  return foundPairing(state, version, names, pairing);
}

/** The pairing as an answer with its tag. */
export function foundPairing(
  state: OpenedTournament,
  version: number,
  names: Names,
  pairing: Pairing,
): Answer<PairingDto> {
  const view = new PairingViews(state, names).view(pairing);
  return found(view, version, besidePairing(view));
}

/** The pairing of that id; refuses any other. */
export function pairingFor(state: OpenedTournament, pid: string): Pairing {
  const pairing = pairingsOf(state).find(({ key }) => pairingId(state.id, key) === pid);
  if (pairing === undefined) throw notFound('pairing', pid);
  return pairing;
}

/** The people of both sides. */
export function playersIn(state: OpenedTournament, pairing: Pairing): readonly string[] {
  return SIDES.flatMap((side) => [...peopleInPairing(state, pairing, side)]);
}

/** On whose behalf something is said about a pairing. */
function speakerOf(state: OpenedTournament, pairing: Pairing, caller: Caller): Side | 'staff' {
  if (caller.role !== 'player') return 'staff';
  return (
    SIDES.find((side) => peopleInPairing(state, pairing, side).some((id) => caller.playerIds.includes(id))) ?? 'staff'
  );
}
