/** What staff writes down of a person, a new one too: the name, and what tells two of one name apart. */
import { useRef, useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { ActButton, useAct } from '../act.js';
import { Form } from '../parts/form/form.js';
import { useEarlyEnter } from '../parts/people/people.js';
import { club } from '../session.js';
import { type Word, t } from '../texts/index.js';
import { useView } from '../view.js';
import { type PersonProps, seenAs } from './person.js';

const FACTS = ['name', 'nickname', 'country'] as const;
type Typed = Readonly<Record<(typeof FACTS)[number], string>>;
type Written = Pick<Schemas['CreatePlayerDto'], 'name' | 'nickname' | 'country'>;

function writtenAs({ name, nickname, country }: Typed): Written {
  const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  return { name: name.trim(), nickname: orNull(nickname), country: orNull(country.toUpperCase()) };
}

interface FieldsProps {
  readonly typed: Typed;
  readonly onType: (part: Partial<Typed>) => void;
}

function Fields({ typed, onType }: FieldsProps) {
  return FACTS.map((fact) => (
    <label key={fact}>
      {t(`people.${fact}` as Word)}
      <input
        value={typed[fact]}
        data-field={`/${fact}`}
        maxLength={fact === 'country' ? 2 : 100}
        autocomplete="off"
        onInput={({ currentTarget }) => onType({ [fact]: currentTarget.value })}
      />
    </label>
  ));
}

interface ChangePersonProps extends PersonProps {
  readonly onRenamed: (name: string) => void;
}

export function ChangePerson({ person, reload, onRenamed }: ChangePersonProps) {
  const act = useAct(reload);
  // Only what was typed since the person was read stands against what is known now.
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const known = { name: person.name, nickname: person.nickname ?? '', country: person.country ?? '' };
  const all = { ...known, ...typed };
  const save = async (): Promise<void> => {
    const done = await act.send((sending) =>
      answerOf(club.PATCH('/v1/players/{id}', { ...seenAs(person, sending), body: writtenAs(all) })),
    );
    if (done === null) return;
    setTyped((now) => (now === typed ? {} : now));
    onRenamed(done.name);
  };
  const isSame = JSON.stringify(writtenAs(all)) === JSON.stringify(writtenAs(known));
  return (
    <Form kind="stack" onSend={() => void save()}>
      <Fields typed={all} onType={(part) => setTyped({ ...typed, ...part })} />
      <ActButton act={act} disabled={isSame || all.name.trim() === ''}>
        {t('settings.save')}
      </ActButton>
    </Form>
  );
}

interface NewPersonProps {
  /** The name that was looked for. */
  readonly name: string;
  /** Told of the name under which the club has the person now. */
  readonly onMade: (name: string) => void;
}

/** A person who is new to the club. Two may have one name: the page says so before it makes the second. */
export function NewPerson({ name, onMade }: NewPersonProps) {
  const act = useAct();
  const [typed, setTyped] = useState<Typed>({ name, nickname: '', country: '' });
  const written = writtenAs(typed);
  const namesakes = useView(`named ${written.name}`, [], async () =>
    written.name === ''
      ? []
      : (await answerOf(club.GET('/v1/players', { params: { query: { name: written.name, limit: 1 } } }))).items,
  );
  const make = async (): Promise<void> => {
    const made = await act.send((sending) => answerOf(club.POST('/v1/players', { ...sending, body: written })));
    if (made !== null) onMade(made.name);
  };
  const isKnown = namesakes.data !== null || namesakes.trouble !== null;
  /** Whether the reader knew of namesakes, or that there are none, when the form was sent. */
  const knew = useRef(false);
  const enter = useEarlyEnter(written.name, isKnown, () => {
    if (knew.current || namesakes.data?.length === 0) void make();
  });
  return (
    <Form
      kind="stack"
      onSend={() => {
        knew.current = isKnown;
        enter();
      }}
    >
      <Fields
        typed={typed}
        onType={(part) => {
          setTyped({ ...typed, ...part });
          act.forget();
        }}
      />
      {namesakes.data !== null && namesakes.data.length > 0 && (
        <p class="notice" role="status">
          {t('people.namesake', { name: written.name })}
        </p>
      )}
      <ActButton act={act} disabled={written.name === ''}>
        {t('people.add-yes')}
      </ActButton>
    </Form>
  );
}
