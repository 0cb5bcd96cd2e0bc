/** What a director does with a tournament as a whole: ends it, lets it go on, calls it off, deletes it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ClubProblem } from '../../../client/src/index.js';
import type { Act, Sending } from '../act.js';
import { useKeptFocus } from '../parts/page/kept-focus.js';
import { Shown } from '../parts/page/shown.js';
import { Asked } from '../parts/form/yes.js';
import { go } from '../router.js';
import { club } from '../session.js';
import { type Word, t } from '../texts/index.js';
import type { Tournament } from '../tournament.js';
import { useView } from '../view.js';
import { type Desk, seen, useDesk, useDeskAct } from './desk.js';
import { AppealFirst } from './open-appeals.js';

/** Whether the service would do what was tried as a dry run. */
async function isAllowed(tried: Promise<object>): Promise<boolean> {
  try {
    await tried;
    return true;
  } catch (error) {
    if (error instanceof ClubProblem && error.status === 409) return false;
    throw error;
  }
}

/** What can be done with the tournament as it stands, which the service knows. */
async function allowedOf({ id, cancelled }: Tournament) {
  const dry = { params: { path: { id }, query: { dryRun: true } } };
  const [finish, reopen, cancel] = await Promise.all([
    isAllowed(club.POST('/v1/tournaments/{id}/finish', dry)),
    isAllowed(club.POST('/v1/tournaments/{id}/reopen', dry)),
    isAllowed(club.POST('/v1/tournaments/{id}/cancel', { ...dry, body: { reason: t('whole.cancel') } })),
  ]);
  // A deletion has no dry run; it has the time of a cancellation, and comes behind one.
  return { finish, reopen, cancel, delete: cancel || cancelled !== null };
}

/** What the answers depend on beside the tournament itself: whether anything has begun or has a result, whether all is played. */
function stagesOf({ pairings }: Desk): string {
  return [...new Set(pairings.map(({ stage, status, result }) => `${stage} ${status} ${result?.by}`))].sort().join();
}

export default function WholeTournament() {
  const desk = useDesk();
  const { tournament } = desk;
  const { id, status, cancelled } = tournament;
  const params = { path: { id } };
  const list = useKeptFocus<HTMLDivElement>();
  const view = useView(`whole ${id} ${status} ${String(cancelled)}`, [], () => allowedOf(tournament));
  // Most of what happens at a tournament changes none of the answers.
  const stages = stagesOf(desk);
  const asked = useRef(stages);
  useEffect(() => {
    if (asked.current === stages) return;
    asked.current = stages;
    void view.reload();
  }, [stages]);
  return (
    <Shown view={view}>
      {(allowed) => (
        <div class="stack" ref={list}>
          {allowed.finish && (
            <Question
              what="finish"
              means={tournament.format.kind === 'ladder' ? 'whole.finish-means-ladder' : 'whole.finish-means'}
              request={(sending) => club.POST('/v1/tournaments/{id}/finish', { ...sending, params })}
              field={
                <>
                  {' '}
                  <AppealFirst />
                </>
              }
            />
          )}
          {allowed.reopen && (
            <Question
              what="reopen"
              request={(sending) => club.POST('/v1/tournaments/{id}/reopen', { ...sending, params })}
            />
          )}
          {allowed.cancel && <Cancel />}
          {allowed.delete && <Delete />}
          {allowed.finish && !allowed.cancel && <p class="quiet">{t('whole.begun')}</p>}
          {!Object.values(allowed).includes(true) && <p class="quiet">{t('whole.nothing')}</p>}
        </div>
      )}
    </Shown>
  );
}

interface QuestionProps {
  readonly what: 'finish' | 'reopen' | 'cancel' | 'delete';
  /** What it does. */
  readonly means?: Word;
  readonly request: (sending: Sending) => Promise<object>;
  /** What the answer needs beside a yes, or what is to be known before. */
  readonly field?: ComponentChildren;
  /** Whether that is still missing. */
  readonly isOpen?: boolean;
  /** Shows what came of it; without it the desk is read again. */
  readonly onDone?: (act: Act) => void;
}

/** What is done only after it was asked once more. */
function Question({
  what,
  means = `whole.${what}-means`,
  request,
  field = null,
  isOpen = false,
  onDone,
}: QuestionProps) {
  // What is gone is not read again.
  const act = useDeskAct(what === 'delete' ? () => Promise.resolve() : undefined);
  const send = async (): Promise<boolean> => {
    const done = await act.send(request);
    if (done !== null) onDone?.(act);
    return done !== null;
  };
  return (
    <Asked
      act={act}
      question={t(`whole.${what}`)}
      means={
        <>
          {t(means)}
          {field}
        </>
      }
      yes={t(`whole.${what}-yes`)}
      no={t('whole.no')}
      disabled={isOpen}
      onYes={send}
    />
  );
}

/** The place where the question is answered: what is written first has the keyboard first. */
function focused(field: HTMLInputElement | null): void {
  field?.focus();
}

function Cancel() {
  const { id, version } = useDesk().tournament;
  const [why, setWhy] = useState('');
  const params = { path: { id } };
  const body = { reason: why.trim() };
  return (
    <Question
      what="cancel"
      // A draw that another director has made meanwhile is not given up unseen.
      request={(sending) => club.POST('/v1/tournaments/{id}/cancel', { ...seen(sending, version), params, body })}
      isOpen={body.reason === ''}
      field={
        <label>
          {t('whole.cancel-why')}
          <input
            ref={focused}
            value={why}
            data-field="/reason"
            maxLength={500}
            autocomplete="off"
            onInput={({ currentTarget }) => setWhy(currentTarget.value)}
          />
        </label>
      }
    />
  );
}

function Delete() {
  const { id, version } = useDesk().tournament;
  const params = { path: { id }, header: { 'If-Match': String(version) } };
  return (
    <Question
      what="delete"
      request={(sending) => club.DELETE('/v1/tournaments/{id}', { ...seen(sending, version), params })}
      onDone={(act) => act.isHere() && go('/')}
    />
  );
}
