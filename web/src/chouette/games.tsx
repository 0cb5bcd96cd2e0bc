/** The games of a chouette with what each of them came to; a wrong one is put right where it stands. */
import { useState } from 'preact/hooks';
import type { Schemas } from '../../../client/src/index.js';
import { Loaded } from '../parts/page/loaded.js';
import { Name } from '../parts/page/shown.js';
import { t, withWords } from '../texts/index.js';
import { signed } from '../parts/signed.js';
import { type Chouette, type Game, gameIn } from './seen.js';

type SheetView = Schemas['SheetDto'];

// Few of those who look at an evening put a game right.
const loadCorrection = withWords(['staff'], () => import('./correction.js'));

interface GamesProps {
  readonly chouette: Chouette;
  readonly sheet: SheetView;
  readonly reload: () => Promise<void>;
  /** Whether the reader may put games right. */
  readonly corrects: boolean;
}

/** What a game came to for a person; nothing where it was not theirs. */
function wonIn(chouette: Chouette, gameId: string | null, playerId: string, points: number): string {
  const { cubes = [] } = (gameId === null ? null : gameIn(chouette, gameId)?.result) ?? {};
  const isTheirs = points !== 0 || cubes.some((pair) => pair.playerId === playerId);
  return isTheirs ? signed(points) : '';
}

export function Games({ chouette, sheet, reload, corrects }: GamesProps) {
  const [open, setOpen] = useState<Game | null>(null);
  const games = sheet.games.filter(({ status }) => status === 'finished');
  if (games.length === 0 && open === null) return <p class="quiet">{t('chouette.no-games')}</p>;
  const correctedGame = sheet.games.find(({ gameId }) => gameId === open?.id);
  const toggle = (gameId: string): void => setOpen(open?.id === gameId ? null : (gameIn(chouette, gameId) ?? null));
  return (
    <section class="card">
      <h2>{t('match.games')}</h2>
      <div class="scroll" tabIndex={0} role="group" aria-label={t('match.games')}>
        <table>
          <thead>
            <tr>
              {corrects && <td />}
              <th class="number">#</th>
              {sheet.players.map(({ playerId, name }) => (
                <th key={playerId} class="number">
                  <Name>{name}</Name>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {games.map(({ number, gameId, box, changes }) => (
              <tr key={number} data-subject={gameId}>
                {corrects && (
                  <td>
                    {gameId !== null && (
                      <button
                        type="button"
                        aria-expanded={open?.id === gameId}
                        aria-label={t('chouette.correct', { number })}
                        onClick={() => toggle(gameId)}
                      >
                        ✎
                      </button>
                    )}
                  </td>
                )}
                <td class="number quiet">{number}</td>
                {sheet.players.map(({ playerId }) => (
                  <td key={playerId} class={playerId === box ? 'number of-box' : 'number'}>
                    {playerId === box
                      ? signed(changes[playerId] ?? 0)
                      : wonIn(chouette, gameId, playerId, changes[playerId] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {open !== null && corrects && (
        <Loaded
          key={open.id}
          load={loadCorrection}
          given={{
            chouette,
            opened: open,
            box: correctedGame?.box ?? null,
            arrivals: correctedGame?.arrivals ?? [],
            reload,
            onDone: () => setOpen((now) => (now === open ? null : now)),
          }}
        />
      )}
    </section>
  );
}
