/** Times, money and formats as people say them, in the club's zone and currency. */
import type { Schemas } from '../../../client/src/index.js';
import { facts } from '../session.js';
import { type Word, locale, t } from '../texts/index.js';

function zone(): { timeZone?: string } {
  const timeZone = facts.value?.timeZone;
  return timeZone === undefined ? {} : { timeZone };
}

/** The time of day. */
export function timeOf(instant: string | number): string {
  return new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit', ...zone() }).format(new Date(instant));
}

export function dayOf(instant: string): string {
  return new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short', year: 'numeric', ...zone() }).format(
    new Date(instant),
  );
}

/** An amount in the smallest unit; without a currency the number that it is, whatever the club counts in since. */
export function moneyOf(amount: number, currency: string | null): string {
  // The sign that points have: the hyphen of some languages is too short to tell owing from owning.
  return inCurrency(amount, currency).replace('-', '−');
}

function inCurrency(amount: number, currency: string | null): string {
  if (currency === null) return String(amount);
  const format = new Intl.NumberFormat(locale(), { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

type Standing = Pick<Schemas['TournamentDto'], 'status' | 'cancelled'>;

/** How far a tournament is, in a word. */
export function statusOf({ status, cancelled }: Standing): string {
  return t(cancelled === null ? `tournament.${status}` : 'tournament.cancelled');
}

/** Why no match of a tournament is to be seen, where none is. */
export function whyNoMatch({ status, cancelled }: Standing): string {
  if (cancelled !== null) return `${t('tournament.cancelled')}: ${cancelled}`;
  return t(status === 'finished' ? 'pairings.over' : 'pairings.none');
}

type Format = Schemas['TournamentFormat'];

/** What kind of tournament it is, with the lengths of its matches. */
export function formatOf({ kind, lengths }: Pick<Format, 'kind' | 'lengths'>): string {
  const long = [...new Set(lengths)].join(', ');
  return t('format.with-lengths', { kind: t(`format.${kind}` as Word), lengths: long });
}

const FLIGHTS: Readonly<Record<string, Word>> = {
  main: 'flight.main',
  consolation: 'flight.consolation',
  'last-chance': 'flight.last-chance',
  // Behind groups or a Swiss there is a knockout and no other stage, and only the knockout has a consolation or a last chance.
  'main-2': 'flight.knockout',
  'consolation-2': 'flight.consolation',
  'last-chance-2': 'flight.last-chance',
};

/** The name of a flight; those that a format names after a group or a part stay as they are. */
export function flightName(name: string): string {
  const word = FLIGHTS[name];
  return word === undefined ? name : t(word);
}

type Slot = Schemas['PairingDto']['white'];

/** A name inside of a sentence, in its own direction of writing. */
export function inText(name: string): string {
  return `\u{2068}${name}\u{2069}`;
}

/** Who sits there, in words. */
export function seatName(slot: Slot): string {
  if (slot === null) return t('seat.open');
  return 'name' in slot ? slot.name : t('seat.bye');
}

/** Who sits there, on both sides. */
export function namesOf({ white, black }: Pick<Schemas['PairingDto'], 'white' | 'black'>) {
  return { white: seatName(white), black: seatName(black) };
}

export function isSeated(slot: Slot): slot is Schemas['SeatedDto'] {
  return slot !== null && 'name' in slot;
}
