/** What all parts of the desk share: the night as it is, and acts after which it is read again. */
import { useContext } from 'preact/hooks';
import { createContext } from 'preact';
import type { Schemas } from '../../../client/src/index.js';
import { type Act, type Sending, useAct } from '../act.js';
import { inWords } from '../parts/page/overtaken.js';
import type { Apart } from '../parts/people/told-apart.js';
import type { Entry, Night, Pairing } from '../tournament.js';

export interface Desk extends Night {
  readonly rounds: readonly Schemas['RoundDto'][];
  readonly acts: readonly Schemas['TournamentActDto'][];
  /** Whether there are acts before those. */
  readonly hasEarlier: boolean;
  readonly reload: () => Promise<void>;
  /** Names people who share a name otherwise, in whatever the service has answered. */
  readonly apart: Apart;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('there is no desk around this part');
  return desk;
}

/** What an act on an entry is given. */
export interface EntryActProps {
  readonly entry: Entry;
  readonly onDone: () => void;
}

/** What an act on a pairing is given. */
export interface PairingActProps {
  readonly pairing: Pairing;
  readonly onDone: () => void;
}

/** Where a pairing of the night is. */
export function usePath({ id: pid }: Pairing) {
  const { tournament } = useDesk();
  return { path: { id: tournament.id, pid } };
}

/** An act after which the desk shows the night as it is then, unless `show` says what else is shown. */
export function useDeskAct(show?: () => Promise<void>): Act {
  const { reload } = useDesk();
  const act = useAct(show ?? reload);
  // In words from the start: where its place is gone by then, the refusal is read elsewhere on the page.
  const send: Act['send'] = (request) =>
    act.send((sending) =>
      request(sending).catch((error: unknown) => {
        throw inWords(error, 'desk.overtaken');
      }),
    );
  return { ...act, send };
}

/** What a caller has seen: what has changed since is not overwritten. */
export function seen({ headers }: Sending, version: number): Sending {
  return { headers: { ...headers, 'if-match': String(version) } };
}

/** For acts that have the same effect in any order. */
export function whatever({ headers }: Sending): Sending {
  return { headers: { ...headers, 'if-match': '*' } };
}
