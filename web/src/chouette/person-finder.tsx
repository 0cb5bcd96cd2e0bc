/** Finds a player for a table by name, or adds one who is new to the club. */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { Name } from '../parts/shown.js';
import { club, isStaff } from '../session.js';
import { t } from '../texts/index.js';

export interface Found {
  /** Null: new to the club. */
  readonly playerId: string | null;
  readonly name: string;
}

interface FinderProps {
  /** Who sits there already. */
  readonly seated: ReadonlySet<string>;
  /** Answers whether the person is seated: then what was typed has done its work. */
  readonly onFound: (found: Found) => Promise<boolean>;
  /** Told of each letter. */
  readonly onTyped?: () => void;
}

export function PersonFinder({ seated, onFound, onTyped }: FinderProps) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly Schemas['PlayerDto'][]>([]);
  const look = async (text: string): Promise<void> => {
    setTyped(text);
    onTyped?.();
    if (text.trim() === '') return setFound([]);
    const { items } = await answerOf(club.GET('/v1/players', { params: { query: { q: text.trim(), limit: 8 } } }));
    return setFound(items);
  };
  const take = async (person: Found): Promise<void> => {
    if (!(await onFound(person))) return;
    setTyped('');
    setFound([]);
  };
  const name = typed.trim();
  const isKnown = found.some((each) => each.name.toLowerCase() === name.toLowerCase());
  return (
    <>
      <label>
        {t('chouette.who')}
        <input value={typed} autocomplete="off" onInput={({ currentTarget }) => void look(currentTarget.value)} />
      </label>
      <div class="row">
        {found
          .filter(({ id }) => !seated.has(id))
          .map((person) => (
            <button key={person.id} type="button" onClick={() => void take({ playerId: person.id, name: person.name })}>
              <Name>{person.name}</Name>
            </button>
          ))}
        {name !== '' && !isKnown && isStaff() && (
          <button type="button" onClick={() => void take({ playerId: null, name })}>
            {t('chouette.new-person', { name })}
          </button>
        )}
      </div>
    </>
  );
}
