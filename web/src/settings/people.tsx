/** The people of the club: found by name, added, changed, merged, archived and brought back, given a link for their phone. */
import { useState } from 'preact/hooks';
import { answerOf } from '../../../client/src/index.js';
import { ActButton, useAct } from '../act.js';
import { useKeptFocus } from '../parts/page/kept-focus.js';
import { Loaded } from '../parts/page/loaded.js';
import { Yes } from '../parts/form/yes.js';
import { isFound } from '../parts/page/find.js';
import { Name, Shown } from '../parts/page/shown.js';
import { namesakesOf } from '../parts/people/which.js';
import { club } from '../session.js';
import { t, withWords } from '../texts/index.js';
import { useView } from '../view.js';
import { MadeLink } from './made-link.js';
import { type Person, type PersonProps, seenAs, toldAs, whichOf } from './person.js';
import { ChangePerson, NewPerson } from './person-form.js';

const loadMerge = withWords(['chouette'], () => import('./merge.js'));

const AT_FIRST = 20;
/** The most that the service gives at once. */
const MOST = 200;
const LONGEST_LABEL = 100;

export default function People() {
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(AT_FIRST);
  const [archived, setArchived] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  /** The name of the person who was added last: until the reader looks for others, that person stands first. */
  const [added, setAdded] = useState<string | null>(null);
  const wanted = typed.trim();
  // Who was the only one found is gone after a merge: then what stands above keeps the place.
  const section = useKeptFocus<HTMLElement>(':scope > :not(.list), :scope > .list > li');
  const view = useView(`people ${wanted} ${limit} ${archived} ${added}`, [], async () => {
    const list = await answerOf(club.GET('/v1/players', { params: { query: { q: wanted, limit, archived } } }));
    if (added === null) return list;
    const first = await namesakesOf(added);
    return { ...list, items: [...first, ...list.items.filter(({ id }) => first.every((each) => each.id !== id))] };
  });
  return (
    <section class="card" ref={section}>
      <h2>{t('settings.people')}</h2>
      <label>
        {t('tonight.find')}
        <input
          type="search"
          data-field="?q"
          value={typed}
          autocomplete="off"
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setAdded(null);
            setLimit(AT_FIRST);
          }}
        />
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={archived}
          onChange={({ currentTarget }) => setArchived(currentTarget.checked)}
        />
        {t('people.with-archived')}
      </label>
      <div class="row">
        <button type="button" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          {t('people.add')}
        </button>
      </div>
      {isAdding && (
        <NewPerson
          name={wanted}
          onMade={(name) => {
            setAdding(false);
            setTyped('');
            setAdded(name);
            void view.reload();
          }}
        />
      )}
      <Shown view={view}>
        {({ items, nextCursor }) => (
          <>
            <ul class="list">
              {items.map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  among={items}
                  isOpen={open === person.id}
                  toggle={() => setOpen(open === person.id ? null : person.id)}
                  reload={view.reload}
                  onRenamed={(name) => {
                    // Who was found by the name before is found by the present one.
                    setTyped((now) => (isFound(now.trim(), [name]) ? now : name));
                    setAdded((now) => now && name);
                  }}
                />
              ))}
            </ul>
            {items.length === 0 && <p class="quiet">{t(wanted === '' ? 'people.empty' : 'people.none')}</p>}
            {nextCursor !== null && limit < MOST && (
              <button type="button" onClick={() => setLimit(MOST)}>
                {t('people.more')}
              </button>
            )}
            {nextCursor !== null && limit === MOST && <p class="quiet">{t('people.too-many', { count: MOST })}</p>}
          </>
        )}
      </Shown>
    </section>
  );
}

interface PersonRowProps extends PersonProps {
  /** All who are listed. */
  readonly among: readonly Person[];
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly onRenamed: (name: string) => void;
}

function PersonRow({ person, among, isOpen, toggle, reload, onRenamed }: PersonRowProps) {
  const { id, name, status } = person;
  const told = toldAs(person, among);
  const [isMerging, setMerging] = useState(false);
  return (
    <li class="entry" aria-label={told}>
      <div class="line">
        <Name>{name}</Name>
        <Known person={person} among={among} />
        <span class="push">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t('people.change-of', { name: told })}
            onClick={toggle}
          >
            {t('people.change')}
          </button>
        </span>
      </div>
      {isOpen && (
        <div class="form">
          <ChangePerson person={person} reload={reload} onRenamed={onRenamed} />
          {status === 'active' && <PhoneLink id={id} told={told} />}
          <div class="row">
            <a class="button" href={`/p/${id}`}>
              {t('people.page')}
            </a>
            {status === 'active' && <Archive person={person} told={told} reload={reload} />}
            {status === 'archived' && <BringBack person={person} reload={reload} />}
            {status !== 'merged' && (
              <button type="button" aria-expanded={isMerging} onClick={() => setMerging(!isMerging)}>
                {t('merge.open')}
              </button>
            )}
          </div>
          {isMerging && status !== 'merged' && <Loaded load={loadMerge} given={{ person, reload }} />}
        </div>
      )}
    </li>
  );
}

/** What is known of a person; of one whose name others have, what tells them apart. */
function Known({ person, among }: Pick<PersonRowProps, 'person' | 'among'>) {
  const { nickname, country, status } = person;
  const which = whichOf(person, among);
  const known = which === null ? [nickname, country, status === 'active' ? null : t(`people.is-${status}`)] : [which];
  return known.map(
    (fact, nth) =>
      fact !== null && (
        <span key={nth} class="quiet small">
          <Name>{fact}</Name>
        </span>
      ),
  );
}

interface ToldProps {
  /** The person's name, told from others of the name. */
  readonly told: string;
}

/** A link for one phone of the person, good until a director ends it. */
function PhoneLink({ id, told }: ToldProps & { readonly id: string }) {
  const act = useAct();
  const [link, setLink] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const body = {
      role: 'player' as const,
      playerId: id,
      label: t('people.phone-of', { name: told }).slice(0, LONGEST_LABEL),
    };
    const made = await act.send((sending) => answerOf(club.POST('/v1/tokens', { ...sending, body })));
    if (made !== null) setLink(made.link);
  };
  return (
    <div class="stack">
      <ActButton act={act} kind="plain" onAct={() => void make()}>
        {t('people.make-link')}
      </ActButton>
      {link !== null && <MadeLink link={link} />}
    </div>
  );
}

function Archive({ person, told, reload }: PersonProps & ToldProps) {
  const act = useAct(reload);
  const [isAsked, ask] = useState(false);
  const archive = async (): Promise<void> => {
    await act.send((sending) => answerOf(club.DELETE('/v1/players/{id}', seenAs(person, sending))));
  };
  if (!isAsked) {
    return (
      <button type="button" class="danger" onClick={() => ask(true)}>
        {t('people.archive')}
      </button>
    );
  }
  return (
    <div class="stack">
      <p>{t('people.archive-means')}</p>
      <Yes act={act} onAct={() => void archive()}>
        {t('people.archive-yes', { name: told })}
      </Yes>
    </div>
  );
}

function BringBack({ person, reload }: PersonProps) {
  const act = useAct(reload);
  const bringBack = async (): Promise<void> => {
    await act.send((sending) =>
      answerOf(club.PATCH('/v1/players/{id}', { ...seenAs(person, sending), body: { status: 'active' } })),
    );
  };
  return (
    <ActButton act={act} onAct={() => void bringBack()}>
      {t('people.bring-back')}
    </ActButton>
  );
}
