import { type LegalPlay, type Side, type Variant, formatPlay } from '../../../domain/index.js';
import type { JsonWriter } from '../../../platform/http/answers/written-json.js';
import type { Recipient } from '../../../platform/http/answers/recipient.js';
import type { Slices } from '../../../platform/work/slices.js';
import { positionIdOf } from './game.mapper.js';
import { moveView } from './play.mapper.js';

/** Where and for whom plays are written down. */
export interface PlaysWriting {
  readonly json: JsonWriter;
  readonly slices: Slices;
  readonly recipient: Recipient;
}

/**
 * Writes the fields `count` and `plays` of a roll, play by play: a doublet can have more than two thousand, and all at once
 * they would hold everybody up. `next` is on roll after the plays.
 */
export async function writePlays(
  { json, slices, recipient }: PlaysWriting,
  variant: Variant,
  plays: readonly LegalPlay[],
  next: Side,
): Promise<void> {
  json.add(`"count":${plays.length},"plays":[`);
  for (const [index, { play, position }] of plays.entries()) {
    const view = {
      play: formatPlay(play),
      moves: play.map(moveView),
      positionId: positionIdOf(variant, position, next),
    };
    json.add(`${index > 0 ? ',' : ''}${JSON.stringify(view)}`);
    if (!slices.isOver) continue;
    await slices.pause();
    recipient.refuseIfGone();
  }
  json.add(']');
}
