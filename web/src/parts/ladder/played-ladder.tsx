/** A ladder that is being played, or is over, for everybody: what the reader can do, who stands where, the challenges. */
import { t } from './words.js';
import { type Night, type Pairing, played } from '../../tournament.js';
import { PairingLine } from '../matches/pairing-line.js';
import { useStandings } from '../matches/standings.js';
import { Shown } from '../page/shown.js';
import type { Apart } from '../people/told-apart.js';
import { LadderTable } from './ladder-table.js';
import { isOverdue, isOwn, momentOf } from './ladder.js';
import { OwnChallenge } from './own-challenge.js';

interface PlayedLadderProps extends Night {
  /** Names people who share a name otherwise. */
  readonly apart: Apart;
  /** Asks again for the tournament and its pairings. */
  readonly reload: () => Promise<void>;
}

export default function PlayedLadder({ apart, reload, ...night }: PlayedLadderProps) {
  const { tournament, pairings } = night;
  const { id, status, format } = tournament;
  const view = useStandings(id);
  const isRunning = status === 'running';
  const open = pairings.filter((pairing) => pairing.status !== 'finished');
  const ended = played(pairings);
  return (
    <Shown view={{ ...view, data: apart(view.data) }}>
      {({ rows }) => (
        <div class="columns">
          <div class="stack">
            {isRunning &&
              rows
                .filter(isOwn)
                .map((row) => (
                  <OwnChallenge
                    key={row.entryId}
                    {...night}
                    row={row}
                    rows={rows}
                    onDone={() => Promise.all([reload(), view.reload()])}
                  />
                ))}
            <section class="card">
              <h2>{t('format.ladder')}</h2>
              <div class="scroll" tabIndex={0} role="region" aria-label={t('format.ladder')}>
                <LadderTable {...night} rows={rows} />
              </div>
              {isRunning && format.kind === 'ladder' && <p class="quiet small">{ruleOf(format.reach, format.days)}</p>}
            </section>
          </div>
          <div class="stack">
            {isRunning && (
              <section class="card">
                <h2>{t('ladder.open')}</h2>
                <ul class="list">
                  {open.map((pairing) => (
                    <PairingLine key={pairing.id} pairing={pairing} where={dueOf(pairing)} />
                  ))}
                </ul>
                {open.length === 0 && <p class="quiet">{t('ladder.no-open')}</p>}
              </section>
            )}
            {ended.length > 0 && (
              <section class="card">
                <h2>{t('ladder.played')}</h2>
                <ul class="list">
                  {ended.map((pairing) => (
                    <PairingLine key={pairing.id} pairing={pairing} />
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
      )}
    </Shown>
  );
}

/** Whom one may challenge, and by when they play. */
function ruleOf(reach: number, days: number): string {
  return t('ladder.rule', {
    reach: t(reach === 1 ? 'ladder.reach-one' : 'ladder.reach', { reach }),
    days: t(days === 1 ? 'ladder.days-one' : 'ladder.days', { days }),
  });
}

/** By when it is to be played. */
function dueOf(pairing: Pairing): string | null {
  const { deadline } = pairing;
  if (deadline === null) return null;
  const due = t('ladder.due', { time: momentOf(deadline) });
  return isOverdue(pairing) ? `${due} · ${t('ladder.late')}` : due;
}
