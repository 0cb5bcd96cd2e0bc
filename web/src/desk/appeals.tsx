/** Appeals against rulings: who appeals, and what the committee decides. */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { Choice } from '../parts/form/choice.js';
import { Form } from '../parts/form/form.js';
import { ReadyButton } from '../parts/form/ready-button.js';
import { inText, seatName, timeOf } from '../parts/said.js';
import { club, isDirector } from '../session.js';
import { t } from '../texts/index.js';
import { useDesk, useDeskAct } from './desk.js';
import { Why } from '../parts/form/why.js';

export interface Ruling {
  readonly act: Schemas['TournamentActDto'];
  /** What was ruled, of whom. */
  readonly text: string;
  /** The result or the penalty; empty where another act came later. */
  readonly outcome: string;
  /** Empty: today. */
  readonly day: string;
}

/** The ruling in one line, with its day and time: of one match there may be several. Of one inside a match, the time is that of the appeal. */
function lineOf({ act: { at, inMatch }, text, outcome, day }: Ruling, players = ''): string {
  const what = inMatch === null ? [text, outcome] : [ruledIn(inMatch), players];
  return [day, timeOf(at), ...what].filter((part) => part !== '').join(' · ');
}

function ruledIn({ kind, game }: NonNullable<Ruling['act']['inMatch']>): string {
  return game === null ? t(`ruled.${kind}`) : `${t(`ruled.${kind}`)}, ${t('ruled.game', { number: game })}`;
}

interface RulingsProps {
  readonly rulings: readonly Ruling[];
}

interface AppealsProps extends RulingsProps {
  /** Asks for the acts behind those that are known; null: there are none. */
  readonly onEarlier: (() => Promise<void>) | null;
}

/** @param rulings those with an appeal, and those against which one is possible */
export default function Appeals({ rulings, onEarlier }: AppealsProps) {
  /** How many were entered: the form closes behind each. */
  const [entered, setEntered] = useState(0);
  const possible = rulings.filter(({ act }) => act.appealable);
  return (
    <div class="stack">
      {rulings.map((ruling) => (
        <Appealed key={ruling.act.version} ruling={ruling} />
      ))}
      {possible.length > 0 && (
        <details key={entered}>
          <summary>{t('appeal.enter')}</summary>
          <NewAppeal rulings={possible} onDone={() => setEntered(entered + 1)} />
        </details>
      )}
      {onEarlier !== null && (
        <button type="button" onClick={() => void onEarlier()}>
          {t('appeal.earlier')}
        </button>
      )}
    </div>
  );
}

/** The ruling, the appeal, and what came of it. */
function Appealed({ ruling }: { readonly ruling: Ruling }) {
  const { pairings, tournament } = useDesk();
  const { entries } = tournament;
  const { appeal, inMatch, pairingId } = ruling.act;
  if (appeal === null) return null;
  const { entryId, reason, status, decision } = appeal;
  const pairing = pairings.find(({ id }) => id === pairingId);
  const players =
    pairing === undefined ? '' : [pairing.white, pairing.black].map((seat) => inText(seatName(seat))).join(' – ');
  const name = inText(entries.find(({ id }) => id === entryId)?.name ?? '');
  return (
    <div class="stack">
      <p>
        <span class={ruling.act.undone ? 'undone' : undefined}>{lineOf(ruling, players)}</span>{' '}
        {inMatch !== null && <a href={`/m/${inMatch.matchId}`}>{t('appeal.match')}</a>}
        {ruling.act.undone && <span class="tag quiet">{t('log.undone')}</span>}
      </p>
      <p class="small">{t('appeal.of', { name, reason: inText(reason) })}</p>
      {status !== 'open' && (
        <p class="small">
          <strong>{t(`appeal.${status}`)}</strong>
          {decision !== null && `: ${inText(decision)}`}
        </p>
      )}
      {status === 'open' && isDirector() && <Decision version={ruling.act.version} />}
    </div>
  );
}

function NewAppeal({ rulings, onDone }: RulingsProps & { readonly onDone: () => void }) {
  const { tournament } = useDesk();
  const act = useDeskAct();
  const [version, setVersion] = useState<number | null>(null);
  const [entryId, setEntryId] = useState<string | null>(null);
  const [why, setWhy] = useState('');
  const [first] = rulings;
  const ruling = rulings.find(({ act: { version: each } }) => each === version) ?? first;
  const entries = tournament.entries.filter(({ id }) => ruling?.act.entryIds.includes(id) === true);
  const who = entries.find(({ id }) => id === entryId) ?? (entries.length === 1 ? entries[0] : undefined);
  const send = async (): Promise<void> => {
    if (ruling === undefined || who === undefined) return;
    const path = { id: tournament.id, version: ruling.act.version };
    const body = { entryId: who.id, reason: why.trim() };
    const done = await act.send((sending) =>
      answerOf(club.POST('/v1/tournaments/{id}/acts/{version}/appeal', { ...sending, params: { path }, body })),
    );
    if (done !== null) onDone();
  };
  return (
    <Form kind="stack" onSend={() => void send()}>
      <label>
        {t('appeal.which')}
        <select
          value={ruling?.act.version}
          onChange={({ currentTarget }) => {
            setVersion(Number(currentTarget.value));
            setEntryId(null);
            act.forget();
          }}
        >
          {rulings.map((each) => (
            <option key={each.act.version} value={each.act.version}>
              {lineOf(each)}
            </option>
          ))}
        </select>
      </label>
      {/* A phone shows only the beginning of what is chosen. */}
      {ruling !== undefined && ruling.outcome !== '' && <p class="small">{ruling.outcome}</p>}
      <Choice
        legend={t('appeal.who')}
        of={entries.map(({ id }) => id)}
        chosen={who?.id ?? null}
        onChoose={setEntryId}
        textOf={(id) => entries.find((entry) => entry.id === id)?.name ?? ''}
      />
      <Why label={t('appeal.why')} why={why} onWhy={setWhy} />
      <ReadyButton
        act={act}
        missing={who === undefined ? t('appeal.no-one') : why.trim() === '' ? t('appeal.no-reason') : null}
      >
        {t('appeal.send')}
      </ReadyButton>
    </Form>
  );
}

const OUTCOMES = ['upheld', 'overturned'] as const;

function Decision({ version }: { readonly version: number }) {
  const { tournament } = useDesk();
  const act = useDeskAct();
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number] | null>(null);
  const [why, setWhy] = useState('');
  const send = async (): Promise<void> => {
    if (outcome === null) return;
    const path = { id: tournament.id, version };
    const body = { outcome, reason: why };
    await act.send((sending) =>
      answerOf(
        club.POST('/v1/tournaments/{id}/acts/{version}/appeal/decision', { ...sending, params: { path }, body }),
      ),
    );
  };
  return (
    <details>
      <summary>{t('appeal.decide')}</summary>
      <Form kind="stack" onSend={() => void send()}>
        <Choice
          legend={t('appeal.outcome')}
          of={OUTCOMES}
          chosen={outcome}
          onChoose={setOutcome}
          textOf={(one) => t(`appeal.${one}`)}
        />
        {outcome === 'overturned' && <p class="quiet">{t('appeal.then')}</p>}
        <Why label={t('appeal.because')} why={why} onWhy={setWhy} />
        <ReadyButton act={act} missing={outcome === null ? t('appeal.no-outcome') : null}>
          {t('appeal.record')}
        </ReadyButton>
      </Form>
    </details>
  );
}
