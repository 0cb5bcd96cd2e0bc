/** What staff have ruled in a match of a tournament, and how an entrant appeals against it (T48). */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { useAct } from '../act.js';
import { type Side } from '../board/view.js';
import { Choice } from '../parts/form/choice.js';
import { Form } from '../parts/form/form.js';
import { ReadyButton } from '../parts/form/ready-button.js';
import { Why } from '../parts/form/why.js';
import { Shown } from '../parts/page/shown.js';
import { otherDayOf } from '../parts/other-day.js';
import { inText, timeOf } from '../parts/said.js';
import { club } from '../session.js';
import { t } from '../texts/index.js';
import { useView } from '../view.js';

type Ruling = Schemas['MatchRulingDto'];
type Entries = NonNullable<Schemas['MatchRulingListDto']['entries']>;

interface RulingsProps {
  readonly match: Schemas['MatchDto'];
  readonly tournamentId: string;
  /** Those for whom the reader may appeal. */
  readonly sides: readonly Side[];
}

export default function Rulings({ match, tournamentId, sides }: RulingsProps) {
  const path = { id: tournamentId, matchId: match.id };
  const view = useView(`rulings ${match.id}`, [`match:${match.id}`, `tournament:${tournamentId}`], () =>
    answerOf(club.GET('/v1/tournaments/{id}/matches/{matchId}/rulings', { params: { path } })),
  );
  return (
    <Shown view={view}>
      {({ entries, items }) => (
        <div class="stack">
          {items.length === 0 && <p class="quiet">{t('ruled.none')}</p>}
          {items.map((ruling) => (
            <Ruled
              key={`${ruling.act} ${ruling.version}`}
              {...{ match, tournamentId, sides, ruling, entries, reload: view.reload }}
            />
          ))}
        </div>
      )}
    </Shown>
  );
}

interface RuledProps extends RulingsProps {
  readonly ruling: Ruling;
  readonly entries: Entries | null;
  readonly reload: () => Promise<void>;
}

function Ruled({ ruling, entries, sides, ...around }: RuledProps) {
  const { kind, game, at, reason, undone, appeal, appealable } = ruling;
  const what = [otherDayOf(at), timeOf(at), t(`ruled.${kind}`), game === null ? '' : t('ruled.game', { number: game })];
  const named = (entryId: string): string => {
    const side = entries?.white === entryId ? 'white' : 'black';
    return entries === null ? '' : inText(around.match[side].name);
  };
  const own = entries === null ? [] : sides.filter((side) => ruling.entryIds.includes(entries[side]));
  return (
    <div class="stack">
      <p>
        <span class={undone ? 'undone' : undefined}>{what.filter((part) => part !== '').join(' · ')}</span>{' '}
        {undone && <span class="tag quiet">{t('ruled.undone')}</span>}
        {reason !== null && (
          <>
            <br />
            <span class="quiet small">{inText(reason)}</span>
          </>
        )}
      </p>
      {appeal !== null && (
        <p class="small">
          {t('appeal.of', { name: named(appeal.entryId), reason: inText(appeal.reason) })}{' '}
          <strong>{t(`appeal.${appeal.status}`)}</strong>
          {appeal.decision !== null && `: ${inText(appeal.decision)}`}
        </p>
      )}
      {appealable && entries !== null && own.length > 0 && (
        <details>
          <summary>{t('ruled.appeal')}</summary>
          <NewAppeal {...around} ruling={ruling} entries={entries} sides={own} />
        </details>
      )}
    </div>
  );
}

function NewAppeal({
  match,
  tournamentId,
  ruling,
  entries,
  sides,
  reload,
}: RuledProps & { readonly entries: Entries }) {
  const act = useAct(reload);
  const [chosen, setChosen] = useState<Side | null>(null);
  const [why, setWhy] = useState('');
  const [first = null] = sides;
  const side = sides.length === 1 ? first : chosen;
  const send = async (): Promise<void> => {
    if (side === null) return;
    const body = { entryId: entries[side], reason: why.trim() };
    const { act: version, version: inMatch } = ruling;
    await act.send(async (sending) => {
      const request =
        version === null
          ? club.POST('/v1/tournaments/{id}/matches/{matchId}/rulings/{ruling}/appeal', {
              ...sending,
              params: { path: { id: tournamentId, matchId: match.id, ruling: inMatch ?? 0 } },
              body,
            })
          : club.POST('/v1/tournaments/{id}/acts/{version}/appeal', {
              ...sending,
              params: { path: { id: tournamentId, version } },
              body,
            });
      return answerOf<unknown>(request);
    });
  };
  return (
    <Form kind="stack" onSend={() => void send()}>
      {sides.length > 1 && (
        <Choice
          legend={t('appeal.who')}
          of={sides}
          chosen={chosen}
          onChoose={setChosen}
          textOf={(one) => match[one].name}
        />
      )}
      <Why label={t('appeal.why')} why={why} onWhy={setWhy} />
      <ReadyButton
        act={act}
        missing={side === null ? t('appeal.no-one') : why.trim() === '' ? t('ruled.no-reason') : null}
      >
        {t(sides.length > 1 ? 'appeal.send' : 'ruled.send')}
      </ReadyButton>
    </Form>
  );
}
