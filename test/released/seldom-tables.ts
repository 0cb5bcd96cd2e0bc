/** What comes seldom at a table: acts that the other parts do not bring about, by hand and by people who do anything they may. */
import { oneOf } from '../support/clients/next-action.js';
import {
  BOX_FIRST,
  type Table,
  TEAM_FIRST,
  acts,
  begun,
  boxToDouble,
  doubled,
  reported,
  table,
  teamToDouble,
} from './chouettes.js';
import type { Club, Seen } from './club.js';
import { SHUT_OUT } from './seldom-nights.js';

const REASON = 'agreed at the table';
const GAMES = 4;
const MOST_ACTS = 120;
const NOT_DOUBLING = [2, 3].map((by) => ({ by, type: 'no-double' }));
const ANY = { headers: { 'if-match': '*' } };

/** House rules under which people meet what comes seldom. */
const HOUSES = [
  { beavers: 3, automaticDoubles: 2, automaticDoublesBeyondFirst: 'boxDecides', settlements: true },
  { cubes: 'single', teamDouble: 'majority', commit: 'explicit' },
  { loneTaker: 'extras', boxDoublePolicy: 'all', commit: 'explicit', autoPassShutOut: false },
  { loneTaker: 'mustBeaver', beavers: 3 },
];

/** Extras from the offer to the end, to which no game at random comes. */
async function extras(club: Club): Promise<void> {
  const open = async (...list: readonly object[]): Promise<Table & { readonly game: string }> => {
    const seated = await table(club, { loneTaker: 'extras' });
    const game = await begun(club, seated);
    await acts(
      club,
      seated,
      game,
      ...doubled,
      { by: 1, type: 'drop' },
      { by: 2, type: 'drop' },
      { by: 3, type: 'take' },
    );
    await acts(club, seated, game, ...list);
    return { ...seated, game };
  };
  const offered = [
    { by: 1, type: 'offer-extra' },
    { by: 2, type: 'no-extra' },
  ];
  const taken = { by: 3, type: 'take' };
  await open({ by: 1, type: 'offer-extra' });
  await open(...offered, { by: 3, type: 'drop' });
  const turned = await open(
    ...offered,
    taken,
    { by: 0, type: 'roll', dice: [2, 1] },
    { by: 0, type: 'play', play: '6/4 6/5' },
  );
  await acts(club, turned, turned.game, { by: 3, type: 'double-extra' }, { by: 1, type: 'take-extra' });
  const dropped = await open(...offered, taken);
  await acts(club, dropped, dropped.game, { by: 3, type: 'drop-extra' });
  const late = await table(club, { loneTaker: 'extras' });
  const game = await begun(club, late);
  await acts(club, late, game, ...doubled, { by: 1, type: 'take' }, { by: 2, type: 'drop' }, { by: 3, type: 'take' });
  await acts(club, late, game, { by: 0, type: 'roll', dice: [2, 1] });
  await acts(club, late, game, { by: 2, type: 'offer-extra', taker: late.people[3] });
}

/** What the host and the people at a table arrange with each other. */
async function arranged(club: Club): Promise<void> {
  const set = await table(club);
  await reported(club, set, 'team');
  const { box, line } = await club.get(set.path);
  await club.post(`${set.path}/acts`, { type: 'seat', box: line[0], line: [box, ...line.slice(1)], reason: REASON });
  await club.post(`${set.path}/acts`, { type: 'adjust', from: box, to: line[0], points: 3, reason: REASON });
  const selling = await table(club, { buying: true });
  await reported(club, selling, 'team');
  const after = await club.get(selling.path);
  const buyer = await club.seenBy(after.line[1]);
  await buyer.post(`${selling.path}/acts`, { type: 'buy-box', playerId: after.line[1], points: 2 });
  const thrown = await table(club, {}, { order: 'dice' });
  await club.delete(`${thrown.path}/players/${thrown.people[3]}`);
  const pausing = await table(club);
  await acts(club, pausing, await begun(club, pausing), ...boxToDouble);
  for (const type of ['sit-out', 'return']) {
    await club.post(`${pausing.path}/acts`, { type, playerId: pausing.people[3] });
  }
  const [absent, proxy] = pausing.people.slice(2);
  await club.post(`${pausing.path}/acts`, { type: 'name-proxy', playerId: absent, proxy });
  await club.post(`${pausing.path}/acts`, { type: 'end-proxy', playerId: absent });
  const never = await table(club);
  const mistaken = await begun(club, never);
  await acts(club, never, mistaken, { type: 'opening-roll', dice: BOX_FIRST });
  await club.rule(`${never.path}/games/${mistaken}/correction`, { result: null, reason: REASON });
  const settling = await table(club, { settlements: true });
  await acts(club, settling, await begun(club, settling), ...boxToDouble);
  for (const place of [2, 0]) {
    const one = await club.seenBy(settling.people[place] ?? '');
    const settled = { type: 'settle', playerId: settling.people[2], points: 1, winner: 'member' };
    await one.post(`${settling.path}/acts`, settled);
  }
  const own = await table(club, {}, { variant: { base: 'aceyDeucey', id: 'Acey with a cube', cube: 'allowed' } });
  const game = await begun(club, own);
  await acts(club, own, game, { type: 'opening-roll', dice: TEAM_FIRST });
  await club.playUntil(game, 'name-doublet');
  await acts(club, own, game, { type: 'name-doublet', die: 4 });
}

/** Cubes and boards of single games. */
async function boards(club: Club): Promise<void> {
  const open = async (rules: object, ...list: readonly object[]): Promise<void> => {
    const seated = await table(club, rules);
    await acts(club, seated, await begun(club, seated), ...list);
  };
  const tie = { type: 'opening-roll', dice: { white: 2, black: 2 } };
  const box = { automaticDoubles: null, automaticDoublesBeyondFirst: 'boxDecides' };
  await open(box, tie, tie);
  await open(box, tie, tie, { by: 0, type: 'no-double' });
  const cubes = [
    { by: 1, type: 'double' },
    { by: 0, type: 'beaver' },
    { by: 1, type: 'raccoon' },
    { by: 0, type: 'otter' },
  ];
  await open({ beavers: 3 }, ...teamToDouble, ...cubes.slice(0, 1), ...NOT_DOUBLING, ...cubes.slice(1));
  const rolled = { by: 0, type: 'roll', dice: [6, 5] };
  await open({}, ...boxToDouble, rolled, { by: 0, type: 'void-roll', reason: 'cocked' });
  const real = { validation: 'legalMoves' };
  const played = { by: 0, type: 'play', play: '24/13' };
  await open(real, ...boxToDouble, rolled, played, { type: 'correct-play', play: '13/7 13/8' });
  const [, , white, laid, black, closed] = SHUT_OUT;
  const team = [
    { by: 1, type: 'close-doubling' },
    { by: 1, ...black },
    { by: 1, ...closed },
  ];
  const shut = [...boxToDouble, { by: 0, ...white }, { by: 0, ...laid }, ...team];
  await open(real, ...shut, { by: 0, type: 'skip' });
}

/** A game in which people do anything that the view lets them. */
async function anything(club: Club, house: object): Promise<void> {
  const seated = await table(club, house);
  for (let number = 0; number < GAMES; number += 1) {
    const game = await begun(club, seated);
    for (let act = 0; act < MOST_ACTS && (await oneAct(club, game)); act += 1);
    if ((await club.get(seated.path)).status === 'playing') {
      await club.post(`${seated.path}/acts`, { type: 'abandon' });
    }
  }
}

/** Whether the game goes on. What is refused is another's to do, or is no longer there. */
async function oneAct(club: Club, game: string): Promise<boolean> {
  const seen = await club.get(`/v1/games/${game}`);
  if (seen.status !== 'open') return false;
  const able = Object.entries<readonly string[]>(seen.actionsByPlayer).filter(([, offered]) => offered.length > 0);
  const [by, offered] = oneOf(able, club.chance);
  const isRash = club.chance() < 0.05;
  const sober = offered.filter((each) => each !== 'resign');
  const type = oneOf(isRash || sober.length === 0 ? offered : sober, club.chance);
  const sent = {
    type,
    ...(type === 'opening-roll' ? { throw: seen.openingThrow } : { by }),
    ...(await fields(club, seen, type)),
  };
  const path = `/v1/games/${game}/actions`;
  const { body } = await club.api.post(path, sent, ANY);
  if (body.code === 'chouette.member-needed') {
    await club.api.post(path, { ...sent, [body.params.field ?? 'member']: body.params.members[0] }, ANY);
  }
  return true;
}

async function fields(club: Club, seen: Seen, type: string): Promise<object> {
  const die = (): number => (club.chance() < 0.4 ? 3 : club.die());
  switch (type) {
    case 'opening-roll':
      return { dice: { white: die(), black: die() } };
    case 'roll':
      return { dice: [die(), die()] };
    case 'resign':
      return { as: oneOf(['single', 'gammon'], club.chance) };
    case 'void-roll':
    case 'take-back':
      return { reason: REASON };
    case 'play':
    case 'lay-out':
    case 'correct-play': {
      const { plays } = await club.get(`/v1/games/${seen.id}/legal-plays`);
      return { play: oneOf<Seen>(plays, club.chance).play };
    }
    default:
      return {};
  }
}

export async function seldomTables(club: Club): Promise<void> {
  if (!club.offers('POST /v1/chouettes/*/acts')) return;
  await extras(club);
  await arranged(club);
  await boards(club);
  for (const house of HOUSES) await anything(club, house);
}
