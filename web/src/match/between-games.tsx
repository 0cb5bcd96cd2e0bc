/** Between two games: the next one, the result of a match that is not played here, how a money session stands and its end. That result also while a game is open. */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { ActButton, useAct } from '../act.js';
import type { Side } from '../board/view.js';
import { Asked } from '../parts/form/yes.js';
import { Report, type Slip } from '../parts/matches/report.js';
import { Name, Shown } from '../parts/page/shown.js';
import { moneyOf } from '../parts/said.js';
import { signed } from '../parts/signed.js';
import { club, isDirector } from '../session.js';
import { t } from '../texts/index.js';
import { useView } from '../view.js';
import { Acting } from './acting.js';
import { unlessDone } from './actions.js';
import { CorrectResult } from './correct-result.js';
import { GameResult, NOTHING, told } from './game-result.js';
import { VoidMatch } from './void-match.js';

type Match = Schemas['MatchDto'];

interface BetweenProps {
  readonly match: Match;
  /** Those for whom the reader writes; none for who only looks on. */
  readonly sides: readonly Side[];
  readonly reload: () => Promise<void>;
}

export default function BetweenGames({ match, sides, reload }: BetweenProps) {
  const mayWrite = match.status === 'open' && sides.length > 0;
  const isMoney = match.format.kind === 'money';
  if (match.currentGameId !== null) {
    // Who plays on a real board may stop entering what falls, and has a result in the end.
    return (
      <>
        {mayWrite && !isMoney && match.dice === 'recorded' && <Result match={match} sides={sides} reload={reload} />}
        <VoidMatch match={match} mayWrite={mayWrite} reload={reload} />
      </>
    );
  }
  return (
    <div class="stack">
      {isMoney && match.status === 'finished' && <p role="status">{t('session.over')}</p>}
      {mayWrite && <NextGame match={match} reload={reload} />}
      {isMoney && <Balance match={match} />}
      {mayWrite && !isMoney && <Result match={match} sides={sides} reload={reload} />}
      {mayWrite && isMoney && <NextResult key={match.games.length} match={match} reload={reload} />}
      {isDirector() && match.status === 'finished' && match.by !== 'play' && (
        <CorrectResult match={match} reload={reload} />
      )}
      {mayWrite && isMoney && <Close match={match} reload={reload} />}
      <VoidMatch match={match} mayWrite={mayWrite} reload={reload} />
    </div>
  );
}

type ActProps = Pick<BetweenProps, 'match' | 'reload'>;

function NextGame({ match, reload }: ActProps) {
  const act = useAct(reload);
  const start = async (): Promise<void> => {
    const params = { path: { id: match.id } };
    // The number says which game is meant, so that two players who tap at once begin one.
    const number = match.games.length + 1;
    await act.send(({ headers }) =>
      unlessDone(
        answerOf(club.POST('/v1/matches/{id}/games', { params, headers, body: { number } })),
        'series.changed',
        'game.open',
      ),
    );
  };
  return (
    <div class="stack">
      <button type="button" class="main" aria-busy={act.isBusy} onClick={() => void start()}>
        {t('match.next-game', { number: match.games.length + 1 })}
      </button>
      <Acting act={act} />
    </div>
  );
}

/** The score of a match whose games are not entered here. A player may give the match up besides. */
function Result({ match, sides, reload }: BetweenProps) {
  const act = useAct(reload);
  if (match.format.kind !== 'points') return null;
  const send = async (body: Slip): Promise<void> => {
    const params = { path: { id: match.id } };
    await act.send((sending) => answerOf(club.POST('/v1/matches/{id}/result', { ...sending, params, body })));
  };
  return (
    <details>
      <summary>{t('match.result')}</summary>
      <Report
        names={{ white: match.white.name, black: match.black.name }}
        length={match.format.length}
        act={act}
        onSend={(slip) => void send(slip)}
        {...(sides.length === 1 && {
          waysOf: (winner) => (sides.includes(winner) ? [] : ['concession']),
        })}
      />
    </details>
  );
}

const WINNERS = ['white', 'black'] as const;

/** The next game of a money session where it was played on a real board and not entered here. */
function NextResult({ match, reload }: ActProps) {
  const act = useAct(reload);
  const [entered, setEntered] = useState(NOTHING);
  const number = match.games.length + 1;
  const result = told(entered, match);
  const send = async (): Promise<void> => {
    if (result === null || result === undefined) return;
    const params = { path: { id: match.id } };
    // The number says which game is meant: what both players enter at once counts once.
    await act.send((sending) =>
      answerOf(club.POST('/v1/matches/{id}/games', { ...sending, params, body: { result, number } })),
    );
  };
  return (
    <details>
      <summary>{t('session.result', { number })}</summary>
      <div class="stack">
        <GameResult
          match={match}
          entered={entered}
          winners={WINNERS}
          disabled={act.isBusy}
          onEnter={(more) => {
            act.forget();
            setEntered({ ...entered, ...more });
          }}
        />
        <div class="wide">
          <ActButton act={act} disabled={result === undefined} onAct={() => void send()}>
            {t('session.send', { number })}
          </ActButton>
        </div>
      </div>
    </details>
  );
}

/** Who has won how much in a money session; before its first game, what a point is worth. */
function Balance({ match: { id, version, white, black } }: Pick<BetweenProps, 'match'>) {
  const view = useView(`ledger ${id} ${version}`, [], () =>
    answerOf(club.GET('/v1/matches/{id}/ledger', { params: { path: { id } } })),
  );
  return (
    <Shown view={view}>
      {({ balances, stake, currency, entries }) => {
        const hasAmount = stake !== 1 || currency !== null;
        if (entries.length === 0) {
          return hasAmount && <p class="quiet">{t('session.stake', { amount: moneyOf(stake, currency) })}</p>;
        }
        return (
          <ul class="list">
            {balances.map(({ playerId, points, amount }, place) => (
              <li key={playerId} class="line">
                <Name>{(place === 0 ? white : black).name}</Name>
                <span class="push number">
                  {signed(points)}
                  {hasAmount && ` · ${moneyOf(amount, currency)}`}
                </span>
              </li>
            ))}
          </ul>
        );
      }}
    </Shown>
  );
}

function Close({ match, reload }: ActProps) {
  const act = useAct(reload);
  const close = async (): Promise<boolean> => {
    const params = { path: { id: match.id } };
    const done = await act.send(async (sending) => {
      // Who ends it at the same moment as the other player has ended it, too.
      await unlessDone(answerOf(club.POST('/v1/matches/{id}/close', { ...sending, params })), 'match.finished');
      return true;
    });
    return done !== null;
  };
  return (
    <Asked
      act={act}
      question={t('session.end')}
      means={t('session.end-means')}
      yes={t('session.end-yes')}
      no={t('act.cancel')}
      onYes={close}
    />
  );
}
