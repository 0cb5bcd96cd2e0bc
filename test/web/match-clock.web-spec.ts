/** The clock beside the board: what it shows is what the service counts, whenever the page was opened. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { gameIn, matchOf } from '../support/web/board-match.js';
import { visitedClub } from '../support/web/browser.js';

const { club, visitors } = await visitedClub();

/** Seconds by which a clock that ticks twice a second may differ, on a machine that does other things too. */
const NEARLY = 3;

it('shows the same after a reload, a visit elsewhere, and to those who come later', async () => {
  const clock = { mode: 'simpleDelay', reserveSeconds: 60, perTurnSeconds: 1 };
  const { id, white, black } = await matchOf(club, { format: { kind: 'points', length: 7 }, rules: { clock } });
  const { id: game } = (await club.as(white.token).post(`/v1/matches/${id}/games`, {})).body;
  await club.as(white.token).post(`/v1/games/${game}/actions`, { type: 'opening-roll' });
  const { onRoll } = await gameIn(club, id);
  const mover = onRoll === 'white' ? white : black;
  const isRight = async (page: Page): Promise<void> => {
    const text = await page.locator('.clock.running').innerText();
    const [minutes = 0, seconds = 0] = text.split(':').map(Number);
    const { reserves } = (await gameIn(club, id)).clock;
    const [shown, counted] = [minutes * 60 + seconds, Math.ceil(reserves[onRoll] / 1000)];
    expect([shown, counted, Math.abs(shown - counted) <= NEARLY]).toEqual([shown, counted, true]);
  };
  const phone = await visitors.visit(`/m/${id}`, { token: mover.token });
  await phone.locator('.clock.running').waitFor();
  await setTimeout(6_000);
  await isRight(phone);
  await phone.reload();
  await phone.locator('.clock.running').waitFor();
  await isRight(phone);
  await phone.goto(new URL('/me', phone.url()).href);
  await phone.getByText('You are signed in as').waitFor();
  await phone.goBack();
  await phone.locator('.clock.running').waitFor();
  await isRight(phone);
  const later = await visitors.visit(`/m/${id}`, { token: (mover === white ? black : white).token });
  await later.locator('.clock.running').waitFor();
  await isRight(later);
});
