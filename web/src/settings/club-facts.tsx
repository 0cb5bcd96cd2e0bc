/** What the club is called, where it lives, what it pays with. */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { ActButton, useAct } from '../act.js';
import { Form } from '../parts/form/form.js';
import { Shown } from '../parts/page/shown.js';
import { askWho, club } from '../session.js';
import { type Word, t } from '../texts/index.js';
import { useView } from '../view.js';

export function ClubFacts() {
  const view = useView('club', [], () => answerOf(club.GET('/v1/club')));
  return (
    <section class="card">
      <h2>{t('settings.club')}</h2>
      <Shown view={view}>{(facts) => <ClubForm facts={facts} reload={view.reload} />}</Shown>
    </section>
  );
}

interface ClubFormProps {
  readonly facts: Schemas['ClubDto'];
  readonly reload: () => Promise<void>;
}

type Fact = 'name' | 'timeZone' | 'currency';

function ClubForm({ facts, reload }: ClubFormProps) {
  const act = useAct(async () => void (await Promise.all([reload(), askWho()])));
  // What was typed stays when the club is read again; the other fields show what is set now.
  const [typed, setTyped] = useState<Readonly<Partial<Record<Fact, string>>>>({});
  const changed = { name: facts.name, timeZone: facts.timeZone, currency: facts.currency ?? '', ...typed };
  const field = (name: Fact, list?: string) => (
    <label>
      {t(`settings.${name}` as Word)}
      <input
        value={changed[name]}
        list={list}
        data-field={`/${name}`}
        autocomplete="off"
        onInput={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
      />
    </label>
  );
  const save = async (): Promise<void> => {
    const version = String(facts.version);
    const currency = changed.currency.trim() === '' ? null : changed.currency.trim().toUpperCase();
    const done = await act.send(({ headers }) =>
      answerOf(
        club.PATCH('/v1/club', {
          headers: { ...headers, 'if-match': version },
          params: { header: { 'If-Match': version } },
          body: { name: changed.name.trim(), timeZone: changed.timeZone.trim(), currency },
        }),
      ),
    );
    if (done === null) return;
    setTyped((now) => (now === typed ? {} : now));
  };
  return (
    <Form onSend={() => void save()}>
      {field('name')}
      {field('timeZone', 'zones')}
      <datalist id="zones">
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      {field('currency')}
      <ActButton act={act}>{t('settings.save')}</ActButton>
    </Form>
  );
}
