/** What the box may arrange between games: a partner (C52, C54), and the sale of its seat (C55). */

import { type Result, accepted, refused } from '../../kernel/result.js';
import { type Violation, violation } from '../../kernel/violation.js';
import type { ChouetteCommand } from '../commands.js';
import type { ChouetteEvent } from '../events.js';
import { ledgerLines } from '../ledger/ledger.js';
import { partnerToInvite, seatedPlayers, seatsAfterBuying, withPartner } from './seats.js';
import type { WaitingChouette } from '../state.js';

type Decision = Result<readonly ChouetteEvent[], Violation>;

/** C52: the box invites whom the option picks. */
export function decideInvitation(
  state: WaitingChouette,
  { player, sender }: Extract<ChouetteCommand, { type: 'InvitePartner' }>,
): Decision {
  const { rules, seats } = state;
  if (rules.partner === 'none') return refused(violation('chouette.option-off', { option: 'partner' }));
  if (!sender.staff && sender.player !== seats.box) {
    return refused(violation('chouette.not-for-you', { act: 'InvitePartner', by: seats.box }));
  }
  if (seats.partner !== null) {
    return refused(violation('chouette.no-partner', { reason: 'has-one', partner: seats.partner }));
  }
  if (seatedPlayers(seats).length < rules.partnerFrom) {
    return refused(violation('chouette.no-partner', { reason: 'too-few', partnerFrom: rules.partnerFrom }));
  }
  const pick = partnerToInvite(seats, rules.partnerPick);
  if (pick === null || (player !== null && player !== pick)) {
    return refused(violation('chouette.no-partner', { reason: 'not-the-pick', pick, partnerPick: rules.partnerPick }));
  }
  return accepted([{ type: 'PartnerInvited', player: pick, seats: withPartner(seats, pick) }]);
}

/** C52: why no game can begin before the box has a partner, or null. */
export function partnerNeeded({ rules, seats }: WaitingChouette): Violation | null {
  const needed =
    rules.partner === 'mandatory' && seats.partner === null && seatedPlayers(seats).length >= rules.partnerFrom;
  return needed ? violation('chouette.partner-needed', { partnerFrom: rules.partnerFrom }) : null;
}

/** C55: one of the two offers; when the other says the same, or staff says it for both, the seats change hands. */
export function decideBoxSale(
  state: WaitingChouette,
  { buyer, points, sender }: Extract<ChouetteCommand, { type: 'BuyBox' }>,
): Decision {
  const { rules, seats, offer } = state;
  if (!rules.buying) return refused(violation('chouette.option-off', { option: 'buying' }));
  if (!seatedPlayers(seats).includes(buyer)) return refused(violation('chouette.not-seated', { player: buyer }));
  if (buyer === seats.box) return refused(violation('chouette.sale-impossible', { reason: 'own-box' }));
  if (!Number.isSafeInteger(points) || points < 1) {
    return refused(violation('chouette.sale-impossible', { reason: 'points', points }));
  }
  const by = sender.player;
  if (!sender.staff && by !== buyer && by !== seats.box) {
    return refused(violation('chouette.not-for-you', { act: 'BuyBox', by: seats.box }));
  }
  const isAnswer = offer !== null && offer.buyer === buyer && offer.points === points && offer.by !== by;
  if (!sender.staff && by !== null && !isAnswer) {
    const isOld = offer !== null && offer.buyer === buyer && offer.points === points;
    return accepted(isOld ? [] : [{ type: 'BoxOffered', buyer, points, by }]);
  }
  const sale = { from: buyer, to: seats.box, points, reason: 'boxSale' } as const;
  return accepted([
    { type: 'BoxBought', buyer, seller: seats.box, points, seats: seatsAfterBuying(seats, buyer) },
    { type: 'LedgerLinesWritten', lines: ledgerLines([sale], state.games + 1, state.lines) },
  ]);
}
