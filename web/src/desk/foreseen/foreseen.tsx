/** What an act would change elsewhere, in lines that a director reads before doing it. */
import type { Schemas } from '../../../../client/src/index.js';
import { ForeseenLines } from '../../parts/form/foreseen-lines.js';
import { entryText } from '../../parts/matches/gone.js';
import { type Kind, flightAndPart } from '../../parts/matches/part.js';
import { type Side, outcomeOf } from '../../parts/matches/report.js';
import { resultOf } from '../../parts/matches/of-pairing.js';
import { inText, seatName } from '../../parts/said.js';
import { t } from '../../texts/index.js';
import { type Entry, type Pairing, peopleOf } from '../../tournament.js';
import { useDesk } from '../desk.js';

type Affected = Schemas['TournamentAffected'];

/** How it ended; where no points say who has won, by name. */
function endOf(pairing: Pairing): string {
  const { by } = pairing.result ?? {};
  return by === 'reported' || by === 'play' || by === 'bye' ? resultOf(pairing) : outcomeOf(pairing);
}

function pairingText(pairing: Pairing): string {
  const result = endOf(pairing);
  return `${inText(seatName(pairing.white))} – ${inText(seatName(pairing.black))}${result === '' ? '' : ` (${result})`}`;
}

/** Whether others play there. */
function isOther(before: Pairing, after: Pairing, side: Side): boolean {
  return seatName(before[side]) !== seatName(after[side]);
}

function pairingLine(before: Pairing | null, after: Pairing | null, of?: Kind): string | null {
  const known = after ?? before;
  if (known === null) return null;
  // A challenge is in no round.
  const where =
    of === 'ladder'
      ? t('format.ladder')
      : t('foreseen.round', { flight: flightAndPart(known, of), round: known.round });
  if (before === null) return t('foreseen.new', { where, pairing: pairingText(known) });
  if (after === null) {
    return t(known.status === 'playing' ? 'foreseen.gone-stopped' : 'foreseen.gone', {
      where,
      pairing: pairingText(known),
    });
  }
  const texts = { before: pairingText(before), after: pairingText(after) };
  if (texts.before === texts.after) {
    const isAnew = before.status === 'playing' && before.matchId !== after.matchId;
    return isAnew ? t('foreseen.anew', { where, pairing: texts.after }) : null;
  }
  const isStopped =
    before.status === 'playing' && (['white', 'black'] as const).some((side) => isOther(before, after, side));
  return t(isStopped ? 'foreseen.stopped' : 'foreseen.pairing', { where, ...texts });
}

/** Who plays for whom of an entry from now on; null where the same people play. */
function replacedIn(was: Entry | null, is: Entry | null): { readonly name: string; readonly absent: string } | null {
  if (was === null || is === null) return null;
  const only = (some: Entry, others: Entry): string | undefined =>
    peopleOf(some).find(({ playerId }) => peopleOf(others).every((other) => other.playerId !== playerId))?.name;
  const [name, absent] = [only(is, was), only(was, is)];
  return name === undefined || absent === undefined ? null : { name: inText(name), absent: inText(absent) };
}

function lineOf({ kind, before, after }: Affected, of?: Kind): string | null {
  if (kind === 'pairing') return pairingLine(before, after, of);
  if (kind === 'entry') {
    const [was, is] = [before, after];
    const name = is?.name ?? was?.name ?? '';
    const people = replacedIn(was, is);
    if (people !== null) return t('foreseen.replaced', people);
    const status = (entry: Entry | null): string => (entry === null ? t('foreseen.nothing') : entryText(entry));
    if (status(was) !== status(is)) return t('foreseen.entry', { name, before: status(was), after: status(is) });
    const fee = (entry: typeof was): string => t(entry?.paid === true ? 'entries.paid' : 'entries.not-paid');
    return was?.paid === is?.paid ? null : t('foreseen.entry', { name, before: fee(was), after: fee(is) });
  }
  if (kind === 'place') {
    // Who enters or leaves has a line as an entrant.
    if (before === null || after === null) return null;
    return t('foreseen.place', { name: inText(after.name), before: before.place, after: after.place });
  }
  if (kind === 'details') return t('foreseen.details');
  // A match changes with its pairing, which has its line; flights and the tournament with what is played in them.
  return null;
}

/**
 * What a director reads of it; empty where nothing changes elsewhere.
 *
 * @param of the kind of the tournament, where it is known
 */
export function linesOf(affected: readonly Affected[], of?: Kind): readonly string[] {
  return [...new Set(affected.map((each) => lineOf(each, of)).filter((line) => line !== null))];
}

interface ForeseenProps {
  readonly affected: readonly Affected[];
  /** Whether the director has read something else before, which holds no longer. */
  readonly isNews?: boolean;
}

export function Foreseen({ affected, isNews = false }: ForeseenProps) {
  const { tournament, apart } = useDesk();
  return <ForeseenLines lines={linesOf(apart(affected), tournament.format.kind)} isNews={isNews} />;
}
