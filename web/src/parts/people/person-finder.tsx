/** Finds a player for a table or an entry by name, or adds one who is new to the club. With the words of a chouette. */
import { useRef, useState } from 'preact/hooks';
import type { Schemas } from '../../../../client/src/index.js';
import { isStaff } from '../../session.js';
import { type Word, t } from '../../texts/index.js';
import { peopleFor, useEarlyEnter } from './people.js';
import { inText } from '../said.js';
import { Name } from '../page/shown.js';
import { useView } from '../../view.js';
import { Which, isSameName, whichIs } from './which.js';

export interface Found {
  /** Null: new to the club. */
  readonly playerId: string | null;
  readonly name: string;
  /** What tells them from others of the name; left out where the finder has not found them. */
  readonly which?: string;
}

interface FinderProps {
  /** Who sits there already. */
  readonly seated: ReadonlySet<string>;
  /** The names of those who sit there: one name is one person, unless the club knows two. */
  readonly coming: readonly string[];
  /** Answers whether the person is seated: then what was typed has done its work. */
  readonly onFound: (found: Found) => Promise<boolean>;
  /** What is said of those; that they are at the table, without it. */
  readonly comingText?: Word;
  /** What is said of a name that the club does not know; null: a new person is offered. */
  readonly unknownText?: Word | null;
  /** Told of each letter. */
  readonly onTyped?: () => void;
}

/** Whether both are one person: the same player, or new to the club under one name. */
function isSame(one: Found, other: Found): boolean {
  return one.playerId === null && other.playerId === null
    ? isSameName(one.name, other.name)
    : one.playerId === other.playerId;
}

function foundAs(person: Schemas['PlayerDto'], among: readonly Schemas['PlayerDto'][]): Found {
  return { playerId: person.id, name: person.name, which: whichIs(person, among) };
}

/** All of them and one more, who is there already where two quick touches chose one person. */
export function withPerson(people: readonly Found[], found: Found): readonly Found[] {
  return people.some((each) => isSame(each, found)) ? people : [...people, found];
}

export function PersonFinder({
  seated,
  coming,
  comingText = 'chouette.at-table',
  // A player may not make new people, and reads why the page offers no name.
  unknownText = isStaff() ? null : 'chouette.unknown',
  onFound,
  onTyped,
}: FinderProps) {
  const [typed, setTyped] = useState('');
  const name = typed.trim().replaceAll(/\s+/gu, ' ');
  const view = useView(`people ${name}`, [], () => peopleFor(name, 8));
  // The last people stay until the next are there: nothing jumps between two letters.
  const last = useRef(view.data);
  last.current = view.data ?? last.current;
  const found = last.current ?? [];
  const isTaking = useRef(false);
  const take = async (person: Found): Promise<void> => {
    if (isTaking.current) return;
    isTaking.current = true;
    try {
      if (await onFound(person)) setTyped('');
    } finally {
      isTaking.current = false;
    }
  };
  const isKnown = found.some((each) => isSameName(each.name, name));
  const isComing = coming.some((each) => isSameName(each, name));
  const free = found.filter(({ id }) => !seated.has(id));
  const mayBeNew = name !== '' && view.data !== null && !isKnown && !isComing && unknownText === null;
  const isUnknown = name !== '' && view.data?.length === 0 && !isComing;
  /** Who is meant beyond doubt; null as long as the club has not said who has the name. */
  const meant = (): Found | null => {
    if (name === '' || view.data === null) return null;
    const [only, ...others] = free.filter((each) => isSameName(each.name, name));
    if (only !== undefined) return others.length === 0 ? foundAs(only, found) : null;
    return mayBeNew && free.length === 0 ? { playerId: null, name } : null;
  };
  const enter = useEarlyEnter(name, view.data !== null, () => {
    const person = meant();
    if (person !== null) void take(person);
  });
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <label>
        {t('chouette.who')}
        <input
          value={typed}
          data-field="/name ?q ?name"
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
      <p class="quiet" role="status">
        {isComing && t(comingText, { name: inText(name) })}
        {isUnknown && unknownText !== null && t(unknownText, { name: inText(name) })}
      </p>
      <div class="row">
        {free.map((person) => (
          <button key={person.id} type="button" onClick={() => void take(foundAs(person, found))}>
            <Name>{person.name}</Name>
            <Which person={person} among={found} />
          </button>
        ))}
        {mayBeNew && (
          <button type="button" onClick={() => void take({ playerId: null, name })}>
            {t('chouette.new-person', { name })}
          </button>
        )}
      </div>
    </form>
  );
}
