/** What comes after the present round: the next one of a Swiss to be looked at and published, the next stage, a last chance. */
import { useEffect } from 'preact/hooks';
import { answerOf } from '../../../../client/src/index.js';
import { type Act, ActButton, type Sending } from '../../act.js';
import { seatName } from '../../parts/said.js';
import { Loaded } from '../../parts/page/loaded.js';
import { Name } from '../../parts/page/shown.js';
import { club, isDirector } from '../../session.js';
import { t, withWords } from '../../texts/index.js';
import { type Pairing, atPlay } from '../../tournament.js';
import { type Desk, seen, useDesk, useDeskAct } from '../desk.js';
import { AppealFirst } from '../open-appeals.js';
import { SwapInProposed } from './swap-places.js';

/** Few tournaments have a next stage. */
const loadQualified = withWords(['standing'], () => import('./qualified.js'));

/** The last two rounds of a flight bring its entrants no last chance (T13). */
const ROUNDS_WITHOUT = 2;

/** Whether an entrant may still come out of a flight early enough for the last chance, which is drawn by itself once all are known. */
function canComeOut(pairings: readonly Pairing[]): boolean {
  return (['main', 'consolation'] as const).some((name) => {
    const own = pairings.filter(({ flight }) => flight === name);
    const last = Math.max(0, ...own.map(({ round }) => round)) - ROUNDS_WITHOUT;
    return own.some(({ round, status }) => round <= last && status !== 'finished');
  });
}

/** The refusal of one who had not seen what another has done: the change is shown after it and does not answer it. */
const STALE = 'request.stale';

function forgetRefusals(acts: readonly Act[], isMeant = (_code: string): boolean => true): void {
  for (const act of acts) if (act.problem !== null && isMeant(act.problem.code)) act.forget();
}

function propose(id: string, sending: Sending) {
  return answerOf(
    club.POST('/v1/tournaments/{id}/rounds', { ...sending, params: { path: { id } }, body: { publish: false } }),
  );
}

/** In one element as long as the round is proposed: of a round that is gone, its refusals are read elsewhere on the page. */
function Proposed({ proposed }: { readonly proposed: Desk['rounds'][number] }) {
  const { tournament } = useDesk();
  const { id, version } = tournament;
  const { round, overtaken } = proposed;
  const acts = [useDeskAct(), useDeskAct(), useDeskAct()] as const;
  const [look, publish, discard] = acts;
  const forgetAnswered = (): void => forgetRefusals(acts, (code) => code !== STALE);
  // A refusal goes with what it was about: the pairs, or what has changed since they were made.
  useEffect(forgetAnswered, [JSON.stringify([proposed.pairs, proposed.byes])]);
  // By the version, too: what had changed and is as before again can come with one reading.
  useEffect(() => {
    if (!overtaken) forgetAnswered();
  }, [overtaken, version]);
  const run = (act: Act, request: Parameters<Act['send']>[0]): void => {
    forgetRefusals(acts);
    void act.send(request);
  };
  return (
    <section class="card attention">
      <h2 tabIndex={-1}>{t('round.proposed', { round })}</h2>
      <AppealFirst />
      {overtaken && (
        <div class="notice stack">
          <p role="status">{t('round.overtaken')}</p>
          <ActButton act={look} onAct={() => run(look, (sending) => propose(id, sending))}>
            {t('round.look-again')}
          </ActButton>
        </div>
      )}
      <ol class="list">
        {proposed.pairs.map(({ white, black, why }, position) => (
          <li key={`${position} ${seatName(white)}`} class="line">
            <span class="grow">
              <Name>{seatName(white)}</Name>
            </span>
            <span class="grow push">
              <Name>{seatName(black)}</Name>
            </span>
            {why !== null && why.meetings > 0 && <span class="tag warn">{t('round.met')}</span>}
          </li>
        ))}
        {proposed.byes.map(({ entryId, name }) => (
          <li key={entryId} class="line">
            <Name>{name}</Name>
            <span class="push quiet">{t('seat.bye')}</span>
          </li>
        ))}
      </ol>
      <SwapInProposed />
      <div class="two">
        <ActButton
          act={publish}
          kind={overtaken ? 'plain' : 'main'}
          onAct={() =>
            run(publish, (sending) =>
              answerOf(
                club.POST('/v1/tournaments/{id}/rounds/{round}/publish', {
                  ...seen(sending, version),
                  params: { path: { id, round } },
                  body: {},
                }),
              ),
            )
          }
        >
          {t('round.publish')}
        </ActButton>
        <ActButton
          act={discard}
          kind="plain"
          onAct={() =>
            run(discard, (sending) =>
              answerOf(
                club.DELETE('/v1/tournaments/{id}/rounds/{round}', {
                  ...seen(sending, version),
                  params: { path: { id, round } },
                }),
              ),
            )
          }
        >
          {t('round.discard')}
        </ActButton>
      </div>
    </section>
  );
}

export function NextRound() {
  const { tournament, pairings, rounds } = useDesk();
  const { id, format, status, flights } = tournament;
  const acts = [useDeskAct(), useDeskAct(), useDeskAct()] as const;
  const [look, next, last] = acts;
  const proposed = rounds.find((round) => round.status === 'proposed');
  useEffect(() => forgetRefusals(acts), [proposed?.round]);
  if (!isDirector() || status !== 'running') return null;
  const path = { id };
  const run = (act: Act, request: Parameters<Act['send']>[0]): void => {
    forgetRefusals(acts);
    void act.send(request);
  };
  if (proposed !== undefined) return <Proposed key={proposed.round} proposed={proposed} />;
  const isPlayed = atPlay(pairings).length === 0;
  const round = Math.max(0, ...pairings.map((pairing) => pairing.round)) + 1;
  if (isPlayed && format.kind === 'swiss' && tournament.rounds !== null && round <= tournament.rounds) {
    return (
      <section class="card attention">
        <h2>{t('round.is-played')}</h2>
        <AppealFirst />
        <div class="wide">
          <ActButton act={look} onAct={() => run(look, (sending) => propose(id, sending))}>
            {t('round.look', { round })}
          </ActButton>
        </div>
      </section>
    );
  }
  const lastChance = flights.find(({ name, status: stands }) => name === 'last-chance' && stands === 'waiting');
  const hasLastChance = format.kind === 'knockout' && format.lastChance !== null && format.lastChance !== undefined;
  if (hasLastChance && (lastChance !== undefined || !flights.some(({ name }) => name === 'last-chance'))) {
    if (!canComeOut(pairings)) return <p class="quiet">{t('round.no-last-chance')}</p>;
    return (
      <details class="card">
        <summary>{t('flight.last-chance')}</summary>
        <ActButton
          act={last}
          onAct={() =>
            run(last, (sending) =>
              answerOf(club.POST('/v1/tournaments/{id}/last-chance', { ...sending, params: { path } })),
            )
          }
        >
          {t('round.last-chance')}
        </ActButton>
      </details>
    );
  }
  // A ladder has no rounds: its players challenge each other.
  if (!isPlayed || format.kind === 'ladder') return null;
  return (
    <section class="card attention">
      <h2>{t('round.is-played')}</h2>
      <AppealFirst />
      <Loaded load={loadQualified} given={{ id }} />
      <div class="wide">
        <ActButton
          act={next}
          onAct={() =>
            run(next, (sending) =>
              answerOf(club.POST('/v1/tournaments/{id}/rounds', { ...sending, params: { path }, body: {} })),
            )
          }
        >
          {t('round.next-stage')}
        </ActButton>
      </div>
    </section>
  );
}
