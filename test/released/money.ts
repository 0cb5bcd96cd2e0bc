/** Money sessions with every option of the cube. */
import type { Club } from './club.js';

const OPENING = { type: 'opening-roll', dice: { white: 3, black: 1 } };
const FIRST_PLAY = { type: 'play', play: '8/5 6/5' };
const DOUBLE = [OPENING, FIRST_PLAY, { type: 'double' }];
const FORMAT = { kind: 'money', stake: 100, currency: 'EUR' };
const TURNING = { beavers: null, automaticDoubles: 2, jacoby: true };

/** Sessions that are open, closed, corrected and opened again. */
export async function money(club: Club): Promise<void> {
  if (!club.offers('POST /v1/matches/*/close')) return;
  const session = (rules: object = TURNING): Promise<string> => club.match({ format: FORMAT, rules });
  const turns = [{ type: 'beaver' }, { type: 'raccoon' }, { type: 'otter' }];
  for (const count of [0, 1, 2, 3]) {
    await club.act(await club.game(await session()), ...DOUBLE, ...turns.slice(0, count));
  }
  const taken = await session();
  await club.act(await club.game(taken), ...DOUBLE, { type: 'beaver' }, { type: 'take' });
  const tie = { type: 'opening-roll', dice: { white: 4, black: 4 } };
  await club.act(await club.game(await session()), tie, tie, OPENING);
  const dropped = await session();
  await club.act(await club.game(dropped), ...DOUBLE, { type: 'drop' });
  await club.playOn(await club.game(dropped), 20);

  const open = await session({ jacoby: true, jacobyAfterAutomaticDouble: true, automaticDoubles: 1 });
  const [first] = await games(club, open);
  const closed = await session({});
  await games(club, closed);
  await club.post(`/v1/matches/${closed}/close`);
  await club.match({ format: { kind: 'money' } });
  if (!club.offers('POST /v1/matches/*/correction')) return;
  const reason = 'misread';
  const result = { winner: 'white', kind: 'single', cube: 8 };
  await club.rule(`/v1/matches/${open}/games/${first}/correction`, { result, reason });
  const reopened = await session({});
  await games(club, reopened);
  await club.post(`/v1/matches/${reopened}/close`);
  await club.rule(`/v1/matches/${reopened}/correction`, { score: null, reason });
}

async function games(club: Club, session: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const [winner, kind, cube] of [
    ['black', 'gammon', 2],
    ['white', 'backgammon', 4],
    ['white', 'single', 1],
  ] as const) {
    ids.push((await club.post(`/v1/matches/${session}/games`, { result: { winner, kind, cube } })).id);
  }
  return ids;
}
