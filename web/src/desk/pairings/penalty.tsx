/** A penalty for lateness: who is late, by how much, give it. */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../../client/src/index.js';
import { ActButton } from '../../act.js';
import type { Side } from '../../parts/matches/report.js';
import { inText, seatName } from '../../parts/said.js';
import { Shown } from '../../parts/page/shown.js';
import { club } from '../../session.js';
import { t } from '../../texts/index.js';
import type { Pairing } from '../../tournament.js';
import { type View, useView } from '../../view.js';
import { type PairingActProps, useDesk, useDeskAct, usePath } from '../desk.js';
import { Foreseen, linesOf } from '../foreseen/foreseen.js';
import { whileSeated } from './seated.js';
import { useKeptFocus } from '../../parts/page/kept-focus.js';

const OTHER = { white: 'black', black: 'white' } as const;
type Affected = Schemas['TournamentAffected'];

const MINUTES = [5, 10, 15, 20, 25, 30];

/** Points that a side has already from penalties that count, whichever director gave them. */
function pointsTo({ penalties }: Pairing, side: Side): number {
  return penalties.reduce(
    (sum, { to, points, cancelled }) => sum + (to === side && cancelled === null ? points : 0),
    0,
  );
}

/** Who is late, by how many minutes, and how many points of the same lateness the opponent has already. */
interface Lateness {
  readonly late: Side;
  readonly minutes: number;
  readonly counted: number;
}

/** Points come before a game (T20): while one of the match is open, nothing is offered that the service refuses. */
export function Penalty({ pairing, onDone }: PairingActProps) {
  const isAtGame = useIsAtGame(pairing);
  return (
    <div class="stack">
      <Shown view={isAtGame}>
        {(isOpen) =>
          isOpen ? (
            <p class="quiet" role="status">
              {t('penalty.game-open')}
            </p>
          ) : (
            <WhoIsLate pairing={pairing} onDone={onDone} />
          )
        }
      </Shown>
      <Penalties pairing={pairing} />
    </div>
  );
}

/** Whether a game of the match is open. */
function useIsAtGame({ matchId, status }: Pairing): View<boolean> {
  const id = status === 'playing' ? matchId : null;
  return useView(`game of ${id}`, id === null ? [] : [`match:${id}`], async () => {
    if (id === null) return false;
    const match = await answerOf(club.GET('/v1/matches/{id}', { params: { path: { id } } }));
    return match.currentGameId !== null;
  });
}

function WhoIsLate({ pairing, onDone }: PairingActProps) {
  const [late, setLate] = useState<Side | null>(null);
  const [minutes, setMinutes] = useState<number | null>(null);
  const [isAnotherTime, setAnotherTime] = useState(false);
  const given = late === null ? 0 : pointsTo(pairing, OTHER[late]);
  return (
    <>
      <fieldset class="stack">
        <legend>{t('penalty.who')}</legend>
        <div class="two">
          {(['white', 'black'] as const).map((side) => (
            <button key={side} type="button" aria-pressed={late === side} onClick={() => setLate(side)}>
              {t('penalty.is-late', { name: seatName(pairing[side]) })}
            </button>
          ))}
        </div>
      </fieldset>
      {late !== null && given > 0 && (
        <fieldset class="stack">
          <legend>{t('penalty.already', { points: given })}</legend>
          <div class="two">
            {[false, true].map((each) => (
              <button
                key={String(each)}
                type="button"
                aria-pressed={isAnotherTime === each}
                onClick={() => setAnotherTime(each)}
              >
                {t(each ? 'penalty.another-time' : 'penalty.same-time')}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {late !== null && (
        <fieldset class="stack">
          <legend>{t('penalty.minutes')}</legend>
          <div class="numbers">
            {MINUTES.map((each) => (
              <button key={each} type="button" aria-pressed={minutes === each} onClick={() => setMinutes(each)}>
                {each}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {late !== null && minutes !== null && (
        <Give pairing={pairing} lateness={{ late, minutes, counted: isAnotherTime ? 0 : given }} onDone={onDone} />
      )}
    </>
  );
}

/** The points that are still missing for the lateness, and what they change. */
function Give({ pairing, lateness, onDone }: PairingActProps & { readonly lateness: Lateness }) {
  const { late, minutes, counted } = lateness;
  const { tournament } = useDesk();
  const act = useDeskAct();
  const params = usePath(pairing);
  const about = { to: OTHER[late], reason: t('penalty.reason', { minutes }) };
  const tried = async (body: Schemas['GivePenaltyDto']): Promise<readonly Affected[]> => {
    const asked = { params: { ...params, query: { dryRun: true } }, body };
    const foreseen = await answerOf(club.POST('/v1/tournaments/{id}/pairings/{pid}/penalty', asked));
    return 'affected' in foreseen ? foreseen.affected : [];
  };
  const key = `penalty ${pairing.id} ${late} ${minutes} ${counted}`;
  // Looked at again after each act of the night; what was seen before stands until then, and the button with it.
  const preview = useView(key, [`tournament:${tournament.id}`], async () => {
    const whole = await tried({ ...about, minutesLate: minutes });
    // Points go by the whole lateness (T20): of the same one only what is missing is given.
    const points = latestPoints(whole, pairing) - counted;
    if (counted === 0 || points <= 0) return { points, affected: whole };
    return { points, affected: await tried({ ...about, points }) };
  });
  const give = async (points: number): Promise<void> => {
    // Under its number a penalty that two directors give at once is given once.
    const number = pairing.penalties.length + 1;
    const body = { ...about, number, ...(counted === 0 ? { minutesLate: minutes } : { points }) };
    const done = await act.send((sending) =>
      whileSeated(tournament, pairing, sending, (given) =>
        answerOf(club.POST('/v1/tournaments/{id}/pairings/{pid}/penalty', { ...given, params, body })),
      ),
    );
    if (done !== null) onDone();
  };
  return (
    <Shown view={preview}>
      {({ points, affected }) =>
        points <= 0 ? (
          <p class="notice" role="status">
            {t('penalty.nothing-more', { points: counted })}
          </p>
        ) : (
          <>
            {linesOf(affected).length > 0 && <Foreseen affected={affected} />}
            <div class="wide">
              <ActButton act={act} kind="danger" onAct={() => void give(points)}>
                {t('penalty.give', { points, name: inText(seatName(pairing[OTHER[late]])) })}
              </ActButton>
            </div>
          </>
        )
      }
    </Shown>
  );
}

/** The points of the penalty that a dry run has given in the pairing. */
function latestPoints(affected: readonly Affected[], { id }: Pairing): number {
  const own = affected.find((each) => each.kind === 'pairing' && each.id === id);
  return (own?.kind === 'pairing' ? own.after?.penalties.at(-1)?.points : null) ?? 0;
}

/** Who was late, and what the other one got for it. */
export function sayingOf(pairing: Pairing, { to, points, reason }: Pairing['penalties'][number]): string {
  return t('penalty.given', {
    points,
    reason,
    name: inText(seatName(pairing[to])),
    late: inText(seatName(pairing[OTHER[to]])),
  });
}

/** The penalties that count, to be read where nothing is done with them. */
export function PenaltyLines({ pairing }: { readonly pairing: Pairing }) {
  return (
    <>
      {pairing.penalties.map(
        (penalty, before) =>
          penalty.cancelled === null && (
            <p key={before} class="quiet small below">
              {sayingOf(pairing, penalty)}
            </p>
          ),
      )}
    </>
  );
}

/** The penalties that count, each with the way to cancel it: also where one has ended the match. */
export function Penalties({ pairing }: { readonly pairing: Pairing }) {
  const list = useKeptFocus<HTMLDivElement>();
  const given = pairing.penalties.map((penalty, before) => ({ penalty, number: before + 1 }));
  const counting = given.filter(({ penalty }) => penalty.cancelled === null);
  return (
    <div ref={list} class="stack" hidden={counting.length === 0}>
      {counting.map(({ penalty, number }) => (
        <Given key={number} pairing={pairing} penalty={penalty} number={number} />
      ))}
    </div>
  );
}

interface GivenProps {
  readonly pairing: Pairing;
  readonly penalty: Pairing['penalties'][number];
  /** Of all penalties of the pairing, from 1. */
  readonly number: number;
}

/** A penalty that counts, with the way to cancel it. */
function Given({ pairing, penalty, number }: GivenProps) {
  const { tournament } = useDesk();
  const act = useDeskAct();
  const given = sayingOf(pairing, penalty);
  const cancel = (): Promise<unknown> => {
    const params = { path: { id: tournament.id, pid: pairing.id, penalty: number } };
    const body = { reason: t('penalty.cancel-reason') };
    return act.send((sending) =>
      answerOf(
        club.POST('/v1/tournaments/{id}/pairings/{pid}/penalties/{penalty}/cancel', { ...sending, params, body }),
      ),
    );
  };
  return (
    <div class="row">
      <p class="quiet small grow">{given}</p>
      <ActButton act={act} kind="plain" label={t('penalty.cancel-of', { given })} onAct={() => void cancel()}>
        {t('penalty.cancel')}
      </ActButton>
    </div>
  );
}
