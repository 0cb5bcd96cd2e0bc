/**
 * What an act changes in a tournament, and what it takes as given. A later act that takes as given what an earlier one changed
 * depends on it, so the earlier one cannot be undone by itself. Whom a result leads to is seen in the pairings instead.
 */

import type { TournamentEvent } from '../events.js';
import { timesKey } from '../round-times.js';
import { boardKey, teamMatchOf } from '../teams/boards.js';

export interface Footprint {
  /** Names of what is changed. */
  readonly changes: ReadonlySet<string>;
  /** Names of what is taken as given; one that ends with a colon stands for all names that begin so. */
  readonly uses: ReadonlySet<string>;
}

interface Part {
  readonly changes: readonly string[];
  readonly uses: readonly string[];
}

/** Who plays, and which pairings there are; and whether the tournament has ended. */
const COURSE = 'course';
const STATUS = 'status';
/** What an act on the course takes as given. */
const GIVEN = [
  COURSE,
  STATUS,
  'result:',
  'seed:',
  'check-in:',
  'byes:',
  'line-up:',
  'detail:forbiddenPairs',
  'detail:format',
];

export function footprintOf(events: readonly TournamentEvent[]): Footprint {
  const known = KNOWN.get(events) ?? madeFootprint(events);
  KNOWN.set(events, known);
  return known;
}

/** Who asks about many acts of a record asks for the footprint of each later one every time. */
const KNOWN = new WeakMap<readonly TournamentEvent[], Footprint>();

function madeFootprint(events: readonly TournamentEvent[]): Footprint {
  const parts = events.map(partOf);
  return {
    changes: new Set(parts.flatMap(({ changes }) => changes)),
    uses: new Set(parts.flatMap(({ changes, uses }) => [...changes, ...uses])),
  };
}

/** Whether the act takes as given what others changed. */
export function dependsOn({ uses }: Footprint, changed: ReadonlySet<string>): boolean {
  return [...uses].some(
    (used) => changed.has(used) || (used.endsWith(':') && [...changed].some((name) => name.startsWith(used))),
  );
}

/** What belongs to the match of a pairing, in which one thing stands on the other. */
function inMatch(pairing: string): readonly string[] {
  return [`result:${pairing}`, `length:${pairing}`, `penalties:${pairing}`, `line-up:${teamMatchOf(pairing)}`];
}

/** What belongs to the matches of the boards that are lined up. */
function onBoards({ pairing, players }: Extract<TournamentEvent, { type: 'LineUpSet' }>): readonly string[] {
  return players.flatMap((_id, index) => inMatch(boardKey(pairing, index + 1)));
}

function partOf(event: TournamentEvent): Part {
  switch (event.type) {
    case 'DetailsChanged':
      return { changes: Object.keys(event.details).map((name) => `detail:${name}`), uses: [] };
    case 'EntrantRegistered':
      return { changes: [COURSE, `entry:${event.entry.id}`], uses: GIVEN };
    case 'EntryRemoved':
    case 'EntrantReplaced':
    case 'EntrantReturned':
    case 'EntrantWithdrawn':
    case 'EntrantDisqualified':
      return { changes: [COURSE, `entry:${event.entryId}`, `check-in:${event.entryId}`], uses: GIVEN };
    case 'DrawMade':
    case 'DrawWithdrawn':
    case 'LatePlaceTaken':
    case 'LateEntrantAdmitted':
    case 'LateEntrantScheduled':
    case 'StageRedrawn':
    case 'StageWithdrawn':
    case 'LastChanceStarted':
    case 'RoundPaired':
    case 'RoundProposed':
    case 'RoundChanged':
    case 'RoundUnpaired':
    case 'PlacesSwapped':
    case 'ChallengeMade':
      return { changes: [COURSE], uses: GIVEN };
    case 'EntrantCheckedIn':
      return { changes: [`check-in:${event.entryId}`], uses: [STATUS, `entry:${event.entryId}`] };
    case 'EntryChanged': {
      const { entryId, paid, seed } = event;
      const seeded = seed === undefined ? [] : [`seed:${entryId}`];
      const changes = [...(paid === undefined ? [] : [`paid:${entryId}`]), ...seeded];
      return { changes, uses: [`entry:${entryId}`, ...(seed === undefined ? [] : ['result:'])] };
    }
    case 'ResultRecorded':
    case 'ResultCorrected':
    case 'ResultConfirmed':
    case 'ResultObjected':
      return { changes: [`result:${event.pairing}`], uses: [COURSE, ...inMatch(event.pairing)] };
    case 'PenaltiesChanged':
      return { changes: [`penalties:${event.pairing}`], uses: [COURSE, STATUS, ...inMatch(event.pairing)] };
    case 'LengthCorrected':
      return { changes: [`length:${event.pairing}`], uses: [COURSE, 'result:', ...inMatch(event.pairing)] };
    case 'RoundTimed':
      return { changes: [`times:${timesKey(event)}`], uses: [COURSE, STATUS] };
    case 'ByesWanted':
      return { changes: [`byes:${event.entryId}`], uses: [COURSE, STATUS, 'result:'] };
    case 'TableAssigned':
      return { changes: [`table:${event.pairing}`], uses: [COURSE, STATUS] };
    case 'LineUpSet':
      return { changes: [`line-up:${event.pairing}`], uses: [COURSE, STATUS, ...onBoards(event)] };
    case 'MatchBegun':
      return { changes: [`begun:${event.pairing}`], uses: [COURSE, ...inMatch(event.pairing)] };
    case 'TournamentFinished':
      return { changes: [STATUS], uses: [COURSE] };
    case 'TournamentCancelled':
    case 'TournamentDeleted':
      return { changes: [STATUS, COURSE], uses: GIVEN };
    case 'TournamentReopened':
      return { changes: [STATUS], uses: [COURSE, 'result:'] };
    case 'PairingRestored': {
      // It brings back what was recorded there before.
      const { pairing } = event.aside;
      return { changes: [], uses: [`result:${pairing}`, `penalties:${pairing}`, `begun:${pairing}`] };
    }
    case 'TournamentOpened':
    case 'MatchesMade':
    case 'PairingVoided':
    case 'ActUndone':
      return { changes: [], uses: [] };
  }
}
