import { setImmediate as othersFirst } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  type CheckedPlay,
  type Position,
  type Roll,
  type VariantRules,
  type Violation,
  formatPlay,
  variantOf,
} from '../../domain/index.js';
import { ApplicationError } from '../../platform/http/application-error.js';
import { type Answer, found } from '../../platform/http/answer.js';
import type { Call } from '../../platform/http/call.js';
import { refusal } from '../../rules/refusal.js';
import { RulesService } from '../../rules/rules.service.js';
import { Admission } from '../auth/index.js';
import { type AskedVariant, moveView, positionIdOf } from '../games/index.js';
import type { AskedCheck, AskedLegalPlays, AskedPosition } from './dto/asked.js';
import type { PlayIsIllegalDto, PlayIsLegalDto, PlaysDto } from './dto/referee.dto.js';
import { MOVER, OPPONENT, askedPosition, boardView, faultPointer, ofMover } from './position.mapper.js';
import { variantView } from './variant.mapper.js';

/** After so many positions other requests have their turn. */
const POSITIONS_AT_ONCE = 20;

/** The referee without a game: nothing is stored, so an idempotency key says nothing here. */
@Injectable()
export class RefereeService {
  constructor(
    private readonly admission: Admission,
    private readonly rules: RulesService,
  ) {}

  /** Every legal play of each roll; all positions must be possible. */
  async legalPlays(call: Call, { variant: asked, rolls, batch }: AskedLegalPlays): Promise<Answer> {
    await this.admit(call);
    const variant = this.variantAsked(asked);
    const positions = rolls.map(({ position }, index) =>
      this.possible(variant, position, batch ? `/positions/${index}/position` : '/position'),
    );
    const results: PlaysDto[] = [];
    for (const [index, { dice }] of rolls.entries()) {
      const position = positions[index];
      if (position !== undefined) results.push(this.playsOf(variant, position, dice));
      if (index % POSITIONS_AT_ONCE === POSITIONS_AT_ONCE - 1) await othersFirst();
    }
    return found(batch ? { results } : results[0]);
  }

  /** Whether the play is legal; if not, the first rule that it breaks. */
  async checkPlay(call: Call, { variant: asked, dice, position, play }: AskedCheck): Promise<Answer> {
    await this.admit(call);
    const variant = this.variantAsked(asked);
    const before = this.possible(variant, position, '/position');
    const checked = this.rules.checkPlay(variant, before, MOVER, dice, play);
    return found(checked.ok ? legal(variant, checked.value) : illegal(checked.error));
  }

  async variants(call: Call): Promise<Answer> {
    await this.admit(call);
    return found({ items: this.rules.variants().map(variantView), nextCursor: null });
  }

  private async admit(call: Call): Promise<void> {
    await this.admission.admit({ ...call, idempotency: null }, null);
  }

  private variantAsked(asked: AskedVariant): VariantRules {
    const variant = this.rules.variant(asked);
    if (!variant.ok) throw refusal(variant.error);
    return variantOf(variant.value);
  }

  private possible(variant: VariantRules, asked: AskedPosition, pointer: string): Position {
    const position = askedPosition(asked, variant);
    if (!position.ok) throw impossible(position.error, asked, pointer);
    const fault = this.rules.positionFault(variant, position.value);
    if (fault !== null) throw impossible(fault, asked, pointer);
    return position.value;
  }

  private playsOf(variant: VariantRules, before: Position, dice: Roll): PlaysDto {
    const plays = this.rules.legalPlays(variant, before, MOVER, dice).map(({ play, position }) => ({
      play: formatPlay(play),
      moves: play.map(moveView),
      positionId: positionIdOf(variant, position, OPPONENT),
    }));
    return { count: plays.length, plays };
  }
}

function impossible(fault: Violation, asked: AskedPosition, pointer: string): ApplicationError {
  const { code, detail, facts } = refusal(ofMover(fault));
  const errors = [{ pointer: `${pointer}${faultPointer(asked, fault)}`, message: detail }];
  return new ApplicationError(code, detail, { ...facts, errors });
}

function legal(variant: VariantRules, { play, position }: CheckedPlay): PlayIsLegalDto {
  return {
    legal: true,
    play: formatPlay(play),
    position: boardView(position),
    positionId: positionIdOf(variant, position, OPPONENT),
  };
}

function illegal(violation: Violation): PlayIsIllegalDto {
  return { legal: false, code: violation.code, detail: refusal(violation).detail, params: violation.params };
}
