/** Matches to points in every state in which one can be left. */
import type { Club } from './club.js';

const OPENING = { type: 'opening-roll', dice: { white: 3, black: 1 } };
const FIRST_PLAY = { type: 'play', play: '8/5 6/5' };
const REASON = 'misread';

/** A game per phase, all of them left open. */
async function phases(club: Club): Promise<void> {
  const begun = async (body: object = {}): Promise<string> => club.game(await club.match(body));
  await club.match();
  await begun();
  await club.act(await begun(), { type: 'opening-roll', dice: { white: 2, black: 2 } });
  await club.act(await begun(), OPENING);
  await club.act(await begun(), OPENING, FIRST_PLAY);
  const doubled = [OPENING, FIRST_PLAY, { type: 'double' }];
  await club.act(await begun(), ...doubled);
  await club.act(await begun(), ...doubled, { type: 'take' });
  await club.act(await begun(), ...doubled, { type: 'take' }, { type: 'roll', dice: [6, 6] });
  await club.act(await begun(), OPENING, FIRST_PLAY, { type: 'resign', as: 'gammon' });
  await club.act(
    await begun(),
    OPENING,
    FIRST_PLAY,
    { type: 'resign', as: 'single' },
    { type: 'refuse-resignation' },
    { type: 'roll', dice: [5, 2] },
    { type: 'void-roll', reason: 'cocked' },
  );
  await club.playOn(await begun(), 30);
  await club.playOn(await begun({ dice: 'server' }), 20);
}

/** Options that leave their mark in the state of an open game. */
async function options(club: Club): Promise<void> {
  const begun = async (rules: object): Promise<string> => club.game(await club.match({ rules }));
  await club.act(await begun({ commit: 'explicit' }), OPENING, FIRST_PLAY);
  await club.act(
    await begun({ validation: 'legalMoves' }),
    OPENING,
    { type: 'play', play: '8/5 6/5' },
    { type: 'correct-play', play: '24/21 24/23' },
  );
  await club.act(await begun({ validation: 'condone' }), OPENING, { type: 'play', play: '24/20' });
  await club.act(await begun({ prematureRoll: 'stands' }), OPENING, { type: 'roll', side: 'black', dice: [4, 2] });
  await club.act(await begun({ firstRoll: 'rerollBothDice', cubeBeforeFirstRoll: true }), OPENING);
  await club.act(await begun({ holland: true, gammons: false, maxCube: 4 }), OPENING, FIRST_PLAY, { type: 'double' });
  await club.playOn(await begun({ cube: false, backgammonMultiplier: 2 }), 12);
}

const single = (winner: string): object => ({ result: { winner, kind: 'single', cube: 1 } });

async function report(club: Club, match: string, ...winners: readonly string[]): Promise<readonly string[]> {
  const games: string[] = [];
  for (const winner of winners) games.push((await club.post(`/v1/matches/${match}/games`, single(winner))).id);
  return games;
}

/** Matches that are over, in every way, and those between two games. */
async function endings(club: Club): Promise<void> {
  const played = await club.match(club.format(3));
  for (let status = 'open'; status === 'open'; status = (await club.get(`/v1/matches/${played}`)).status) {
    await club.playOn(await club.game(played));
  }
  const between = await club.match();
  await report(club, between, 'white', 'black', 'white');
  await club.act(await club.game(between), OPENING, FIRST_PLAY, { type: 'double' }, { type: 'drop' });
  const dropped = await club.match(club.format(1));
  await club.act(await club.game(dropped), OPENING, FIRST_PLAY, { type: 'resign', as: 'single' }, ACCEPT);
  await club.post(`/v1/matches/${await club.match()}/result`, { score: { white: 5, black: 3 } });
  for (const by of ['forfeit', 'time', 'concession']) {
    const match = await club.match();
    await report(club, match, 'black');
    const game = await club.game(match);
    await club.act(game, OPENING);
    await club.post(`/v1/matches/${match}/result`, { winner: 'white', by });
  }
  const crawford = await club.match();
  await report(club, crawford, 'white', 'white', 'white', 'white');
  await club.act(await club.game(crawford), OPENING, FIRST_PLAY);
  const afterwards = await club.match();
  await report(club, afterwards, 'white', 'white', 'white', 'white', 'black');
  await club.act(await club.game(afterwards), OPENING, FIRST_PLAY, { type: 'double' }, { type: 'take' });
}

const ACCEPT = { type: 'accept-resignation' };

async function takenBack(club: Club): Promise<void> {
  const once = await club.game(await club.match());
  await club.act(once, OPENING, FIRST_PLAY, { type: 'double' }, { type: 'take' }, { type: 'take-back' });
  const far = await club.game(await club.match());
  const { version } = await club.act(far, OPENING);
  await club.playOn(far, 14);
  await club.act(far, { type: 'take-back', to: version, reason: 'the wrong game was typed' });
  await club.playOn(far, 5);
  const over = await club.game(await club.match());
  await club.act(over, OPENING, FIRST_PLAY, { type: 'double' }, { type: 'drop' }, { type: 'take-back' });
  const match = await club.match(club.format(1));
  const last = await club.game(match);
  await club.act(last, OPENING, FIRST_PLAY, { type: 'resign', as: 'single' }, ACCEPT, { type: 'take-back' });
}

async function corrected(club: Club): Promise<void> {
  if (!club.offers('POST /v1/matches/*/correction')) return;
  const game = (match: string, id: string | undefined, body: object): Promise<unknown> =>
    club.rule(`/v1/matches/${match}/games/${id}/correction`, { ...body, reason: REASON });
  const end = (match: string, body: object): Promise<unknown> =>
    club.rule(`/v1/matches/${match}/correction`, { ...body, reason: REASON });
  const open = await club.match();
  const [first, second] = await report(club, open, 'white', 'white', 'white', 'black');
  await club.act(await club.game(open), OPENING, FIRST_PLAY, { type: 'double' });
  await game(open, first, { result: { winner: 'black', kind: 'gammon', cube: 2 } });
  await game(open, second, { result: null });
  const crawford = await club.match();
  const [early] = await report(club, crawford, 'white', 'white', 'white');
  await club.act(await club.game(crawford), OPENING, FIRST_PLAY, { type: 'double' });
  await game(crawford, early, { result: { winner: 'white', kind: 'gammon', cube: 1 } });
  const longer = await club.match();
  const games = await report(club, longer, 'white', 'white', 'white', 'white', 'white');
  await game(longer, games[0], { result: null });
  await club.act(await club.game(longer), OPENING);
  const sooner = await club.match(club.format(3));
  const reported = await report(club, sooner, 'white', 'white', 'black');
  await game(sooner, reported[0], { result: { winner: 'white', kind: 'gammon', cube: 2 } });
  for (const body of [{ score: null }, { winner: 'black', by: 'time' }, { score: { white: 1, black: 5 } }]) {
    const match = await club.match();
    await report(club, match, 'black');
    await club.act(await club.game(match), OPENING, FIRST_PLAY);
    await club.post(`/v1/matches/${match}/result`, { winner: 'white', by: 'forfeit' });
    await end(match, body);
  }
}

/** Points and lengths by the director. */
async function ruled(club: Club): Promise<void> {
  if (!club.offers('POST /v1/matches/*/penalties')) return;
  const match = await club.match();
  await report(club, match, 'white');
  await club.rule(`/v1/matches/${match}/penalties`, { to: 'black', points: 1, reason: 'late' });
  await club.rule(`/v1/matches/${match}/penalties`, { to: 'black', points: 2, reason: 'later' });
  await club.rule(`/v1/matches/${match}/penalties/1/cancel`, { reason: 'the bus' });
  await club.act(await club.game(match), OPENING);
  const shorter = await club.match();
  await report(club, shorter, 'white', 'white', 'white', 'black');
  await club.rule(`/v1/matches/${shorter}/length`, { length: 3, reason: REASON });
  const slip = await club.match(club.format(3));
  await club.post(`/v1/matches/${slip}/result`, { score: { white: 3, black: 1 } });
  await club.rule(`/v1/matches/${slip}/length`, { length: 7, reason: REASON });
  await report(club, slip, 'black');
}

const later = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

async function timed(club: Club): Promise<void> {
  if (!club.offers('POST /v1/matches/*/clock')) return;
  const begun = async (clock: object): Promise<{ match: string; game: string }> => {
    const match = await club.match({ rules: { clock } });
    const game = await club.game(match);
    await club.act(game, OPENING);
    return { match, game };
  };
  const act = (match: string, body: object): Promise<unknown> =>
    club.rule(`/v1/matches/${match}/clock`, { ...body, reason: 'a ruling' });
  for (const mode of ['simpleDelay', 'bronstein', 'fischer', 'plain']) {
    const { game } = await begun({ mode, reserveSeconds: 86_000 });
    await club.act(game, FIRST_PLAY);
    await club.playOn(game, 4);
  }
  const paused = await begun({ reserveSeconds: 86_000 });
  await act(paused.match, { act: 'pause' });
  const changed = await begun({ reserveSeconds: 86_000 });
  await act(changed.match, { act: 'pause' });
  await act(changed.match, { act: 'adjust', reserveSeconds: { white: 80_000 } });
  await act(changed.match, { act: 'resume' });
  await club.act(changed.game, FIRST_PLAY, { type: 'take-back' });
  const introduced = await club.match();
  await club.act(await club.game(introduced), OPENING);
  await act(introduced, { act: 'introduce', from: 'now', clock: { reserveSeconds: 86_000 } });
  const flagged = [];
  for (const expiry of [
    { onExpiry: 'loseMatch' },
    { onExpiry: 'penaltyPoints', refillSeconds: 3_600 },
    { onExpiry: 'loseGame' },
  ]) {
    flagged.push(await begun({ mode: 'plain', reserveSeconds: 1, ...expiry }));
  }
  await later(1.5);
  for (const { game } of flagged) await club.act(game, { type: 'claim-time' });
}

/** An open and a finished match of each variant, and one of the club's own. */
async function variants(club: Club): Promise<void> {
  for (const variant of club.variants) {
    if (variant === 'backgammon') continue;
    await club.playOn(await club.game(await club.match({ variant })), 25);
    await club.playOn(await club.game(await club.match({ variant, ...club.format(1) })));
  }
  const { items } = await club.get('/v1/rules/variants');
  const [known] = items;
  if (!club.offers('AskedVariantDto')) return;
  const { position: _start, positionId: _id, ...rules } = known;
  const variant = { ...rules, id: 'Nine a side', checkers: 9, start: { 24: 2, 13: 3, 6: 4 } };
  await club.playOn(await club.game(await club.match({ variant })), 10);
}

/** Transcripts of matches that were played here, read in again: one whole, one that stops in the middle. */
async function imported(club: Club): Promise<void> {
  const match = await club.match(club.format(9));
  await club.playOn(await club.game(match));
  await club.post(`/v1/matches/${match}/games`, single('black'));
  await club.act(await club.game(match), OPENING, FIRST_PLAY, { type: 'double' }, { type: 'take' });
  const text = await club.get(`/v1/matches/${match}/transcript?format=mat`);
  const [white, black] = await club.people(2);
  await club.post(`/v1/matches/import?white=${white}&black=${black}`, undefined, { text });
  await club.post('/v1/matches/import?playedAt=2026-01-02T19:00:00Z', undefined, { text });
}

/** Everything that a match to points can be left in. */
export async function matches(club: Club): Promise<void> {
  for (const part of [phases, options, endings, takenBack, corrected, ruled, timed, variants, imported]) {
    await part(club);
  }
}
