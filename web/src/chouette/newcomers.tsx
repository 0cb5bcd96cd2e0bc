/** Who has come since the last game: in the one that is written down, or in the next (C60). */
import { inText } from '../parts/said.js';
import { t } from '../texts/index.js';
import type { Member } from './entered.js';

export interface Newcomer extends Member {
  /** Whether the person is not in the game that is written down. */
  readonly isOut: boolean;
}

interface NewcomersProps {
  readonly people: readonly Newcomer[];
  readonly onSay: (playerId: string, isOut: boolean) => void;
}

export function Newcomers({ people, onSay }: NewcomersProps) {
  return (
    <>
      <div role="status">
        {people
          .filter(({ isOut }) => isOut)
          .map(({ playerId, name }) => (
            <p key={playerId} class="notice">
              {t('chouette.comes-next', { name: inText(name) })}
            </p>
          ))}
      </div>
      {people.map(({ playerId, name, isOut }) => (
        <button key={playerId} type="button" class="small" onClick={() => onSay(playerId, !isOut)}>
          {t(isOut ? 'chouette.count-in' : 'chouette.leave-out', { name: inText(name) })}
        </button>
      ))}
    </>
  );
}
