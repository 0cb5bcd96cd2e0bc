/** Finds a player for a table by name, or adds one who is new to the club. */
import { useRef, useState } from 'preact/hooks';
import { answerOf } from '../../../client/src/index.js';
import { Name } from '../parts/shown.js';
import { club, isStaff } from '../session.js';
import { t } from '../texts/index.js';
import { useView } from '../view.js';

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
  const name = typed.trim();
  const view = useView(`people ${name}`, [], async () => {
    if (name === '') return [];
    const { items } = await answerOf(club.GET('/v1/players', { params: { query: { q: name, limit: 8 } } }));
    return items;
  });
  // The last people stay until the next are there: nothing jumps between two letters.
  const last = useRef(view.data);
  last.current = view.data ?? last.current;
  const found = last.current ?? [];
  const take = async (person: Found): Promise<void> => {
    if (await onFound(person)) setTyped('');
  };
  const isKnown = found.some((each) => each.name.toLowerCase() === name.toLowerCase());
  return (
    <>
      <label>
        {t('chouette.who')}
        <input
          value={typed}
          autocomplete="off"
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            onTyped?.();
          }}
        />
      </label>
      {view.trouble !== null && (
        <p class="refusal" role="alert">
          {view.trouble === 'offline' ? t('state.offline') : view.trouble.message}
        </p>
      )}
      <div class="row">
        {found
          .filter(({ id }) => !seated.has(id))
          .map((person) => (
            <button key={person.id} type="button" onClick={() => void take({ playerId: person.id, name: person.name })}>
              <Name>{person.name}</Name>
            </button>
          ))}
        {name !== '' && view.data !== null && !isKnown && isStaff() && (
          <button type="button" onClick={() => void take({ playerId: null, name })}>
            {t('chouette.new-person', { name })}
          </button>
        )}
      </div>
    </>
  );
}
