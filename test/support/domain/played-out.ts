/** A game of a chouette played to the end of the board by people who double no more, so that it ends as a test wants it. */

import { actionsByPlayer, toActPlayers } from '../../../src/domain/chouette/game/actions.js';
import { decideTableGame } from '../../../src/domain/chouette/game/decide.js';
import { evolveTableGame } from '../../../src/domain/chouette/game/evolve.js';
import type { TableGameCommand } from '../../../src/domain/chouette/game/commands.js';
import type { OpenTableGame, TableGameState } from '../../../src/domain/chouette/game/state.js';
import type { BoardResult } from '../../../src/domain/chouette/ledger/outcome.js';
import { fold } from '../../../src/domain/kernel/decider.js';
import { Chance } from '../chance/random-player.js';
import { actsOf } from '../chance/random-table.js';
import { type Table, sentBy } from './tables.js';

const MOST_SEEDS = 300;
const MOST_ACTS = 2_000;

/** Plays on with the first dice under which the board ends so. */
export function playOut(table: Table, winner: BoardResult['winner'], kind: BoardResult['kind']): void {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const commands = playedWith(new Chance(seed), table.open, { winner, kind });
    if (commands === null) continue;
    for (const command of commands) table.send(command);
    return;
  }
  throw new Error(`no dice were found with which the ${winner} wins a ${kind}`);
}

function playedWith(chance: Chance, from: OpenTableGame, wanted: BoardResult): readonly TableGameCommand[] | null {
  const commands: TableGameCommand[] = [];
  let state: TableGameState = from;
  while (state.status === 'open') {
    if (commands.length === MOST_ACTS) return null;
    const command = next(state, chance);
    const decision = decideTableGame(state, command);
    if (!decision.ok) throw new Error(JSON.stringify(decision.error));
    commands.push(command);
    state = fold(evolveTableGame, state, decision.value);
  }
  const { result } = state.status === 'finished' ? state : { result: null };
  return result?.winner === wanted.winner && result.kind === wanted.kind ? commands : null;
}

/** Opening, rolls and plays; never a word on a cube. */
function next(state: OpenTableGame, chance: Chance): TableGameCommand {
  const listed = actionsByPlayer(state);
  for (const player of toActPlayers(state)) {
    const action = (['opening-roll', 'play', 'roll'] as const).find((each) => listed.get(player)?.includes(each));
    const [act] = action === undefined ? [] : actsOf(action, state, chance);
    if (act !== undefined) return sentBy(player, act);
  }
  throw new Error(`no side rolls or plays in ${state.stage.name}`);
}
