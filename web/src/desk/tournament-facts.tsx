/** What a tournament is called and who may watch it; before the draw, how it is played, and by which rules. With the words of a beginning. */
import { useState } from 'preact/hooks';
import { answerOf } from '../../../client/src/index.js';
import { FormatFields, MoreOfTournament } from '../parts/begin/format-fields.js';
import { type FormatWanted, formatOf, formatWantedOf, missingOfFormat } from '../parts/begin/format-wanted.js';
import { type RulesWanted, missingOfRules, rulesOf, rulesWantedOf } from '../parts/begin/match-rules.js';
import { Check } from '../parts/form/check.js';
import { Form } from '../parts/form/form.js';
import { ReadyButton } from '../parts/form/ready-button.js';
import { club } from '../session.js';
import { type Word, t } from '../texts/index.js';
import { seen, useDesk, useDeskAct } from './desk.js';

interface Facts {
  readonly name: string;
  readonly isPublic: boolean;
  readonly format: Partial<FormatWanted>;
  readonly rules: Partial<RulesWanted>;
}

/** What was chosen before another director set several lengths is no choice any more: it is not shown. */
function shown(known: FormatWanted, typed: Partial<FormatWanted> = {}): FormatWanted {
  const { length, consolationLength } = known;
  return {
    ...known,
    ...typed,
    ...(length === null ? { length, byRound: typed.byRound ?? known.byRound } : {}),
    ...(consolationLength === null ? { consolationLength } : {}),
  };
}

export default function TournamentFacts() {
  const { tournament } = useDesk();
  const { id, visibility, format, status, variant, version } = tournament;
  const act = useDeskAct();
  // Only what was typed stands against what is set now: what another director sets is shown in the other fields, and kept.
  const [typed, setTyped] = useState<Partial<Facts>>({});
  const { name = tournament.name, isPublic = visibility === 'public' } = typed;
  const known = { format: formatWantedOf(format), rules: rulesWantedOf(variant, tournament.rules) };
  const wanted = { format: shown(known.format, typed.format), rules: { ...known.rules, ...typed.rules } };
  const change = (part: Partial<Facts>): void => {
    setTyped({ ...typed, ...part });
    act.forget();
  };
  const changeFormat = (part: Partial<FormatWanted>): void => change({ format: { ...typed.format, ...part } });
  const isOpen = status === 'entries';
  const asked = (of: typeof wanted) => ({
    format: formatOf(of.format, format),
    variant: of.rules.variant,
    rules: rulesOf(of.rules, 'points', tournament.rules),
  });
  const [now, then] = [asked(known), asked(wanted)];
  const isOther = (of: keyof typeof now): boolean => isOpen && JSON.stringify(now[of]) !== JSON.stringify(then[of]);
  const other = {
    ...(isOther('format') ? { format: then.format } : {}),
    ...(isOther('variant') ? { variant: then.variant } : {}),
    ...(isOther('rules') ? { rules: then.rules } : {}),
  };
  const save = async (): Promise<void> => {
    const body = { name: name.trim(), visibility: isPublic ? ('public' as const) : ('private' as const), ...other };
    const params = { path: { id }, header: { 'If-Match': String(version) } };
    const done = await act.send((sending) =>
      answerOf(club.PATCH('/v1/tournaments/{id}', { ...seen(sending, version), params, body })),
    );
    // What was typed while it was on its way is not saved yet.
    if (done !== null) setTyped((latest) => (latest === typed ? {} : latest));
  };
  const isSame =
    Object.keys(other).length === 0 && name.trim() === tournament.name && isPublic === (visibility === 'public');
  const missing = (): Word | null => {
    if (name.trim() === '') return 'missing.name';
    // A Swiss may also have as many rounds as its draw finds right.
    const wrong = isOpen ? (missingOfFormat(wanted.format, true) ?? missingOfRules(wanted.rules, 'points')) : null;
    return wrong ?? (isSame ? 'missing.change' : null);
  };
  const word = missing();
  const entrants = tournament.entrants.kind;
  const entered = tournament.entries.filter((entry) => entry.status === 'entered' || entry.status === 'checked-in');
  return (
    <Form onSend={() => void save()}>
      <label>
        {t('new.name')}
        <input
          value={name}
          data-field="/name"
          maxLength={100}
          autocomplete="off"
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </label>
      {isOpen && (
        <FormatFields
          wanted={wanted.format}
          onChange={changeFormat}
          entrants={entrants}
          entered={entered.length}
          hasThenLengths={'then' in format && (format.then?.lengths.length ?? 1) > 1}
        />
      )}
      <Check label={t('new.public')} checked={isPublic} onChange={(is) => change({ isPublic: is })} />
      {isOpen ? (
        <MoreOfTournament
          wanted={wanted.format}
          onChange={changeFormat}
          entrants={entrants}
          rules={wanted.rules}
          onRules={(part) => change({ rules: { ...typed.rules, ...part } })}
          standing={variant}
        />
      ) : (
        <p class="quiet">{t('desk.drawn-facts')}</p>
      )}
      <ReadyButton act={act} missing={word && t(word)}>
        {t('money.save')}
      </ReadyButton>
    </Form>
  );
}
