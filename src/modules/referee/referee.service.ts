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
import { type Answer, found } from '../../platform/http/answers/answer.js';
import type { Call } from '../../platform/http/requests/call.js';
import type { Recipient } from '../../platform/http/answers/recipient.js';
import { UnreadAnswers } from '../../platform/http/answers/unread-answers.js';
import { JsonWriter, type WrittenJson } from '../../platform/http/answers/written-json.js';
import { FewAtATime, LONG_REQUESTS } from '../../platform/work/few-at-a-time.js';
import { Slices } from '../../platform/work/slices.js';
import { acceptedValue, refusal } from '../../rules/refusal.js';
import { RulesService } from '../../rules/rules.service.js';
import { Admission } from '../auth/index.js';
import { type AskedVariant, type PlaysWriting, positionIdOf, writePlays } from '../games/index.js';
import type { AskedCheck, AskedLegalPlays, AskedPosition } from './dto/asked.js';
import type {
  ClockListDto,
  PlayIsIllegalDto,
  PlayIsLegalDto,
  PlaysDto,
  PlaysOfPositionsDto,
  VariantListDto,
} from './dto/referee.dto.js';
import { MOVER, OPPONENT, askedPosition, boardView, faultPointer, ofMover } from './position.mapper.js';
import { variantView } from './variant.mapper.js';

/** A position that can occur, with its roll. */
interface Board {
  readonly position: Position;
  readonly dice: Roll;
}

/** Seven times what five hundred positions of real games have, and more than they have if every roll is a doublet. */
export const MOST_PLAYS = 40_000;
/** What a play of a doublet takes, so that the longest answer has some 10 MB. */
const BYTES_OF_A_PLAY = 250;
const TURNS = { atOnce: 1, waiting: 32, milliseconds: 8_000, because: LONG_REQUESTS };
const UNREAD = { bytes: 33_554_432, grace: 10_000, bytesPerSecond: 131_072 } as const;

/** The referee without a game: nothing is stored, so an idempotency key says nothing here. */
@Injectable()
export class RefereeService {
  private readonly lists = new FewAtATime(TURNS);
  private readonly unread = new UnreadAnswers(UNREAD);

  constructor(
    private readonly admission: Admission,
    private readonly rules: RulesService,
  ) {}

  /**
   * Every legal play of each roll; all positions must be possible. Lists are answered one after the other, one roll is
   * answered at once.
   */
  async legalPlays(
    call: Call,
    { variant: asked, rolls, batch }: AskedLegalPlays,
    recipient: Recipient,
  ): Promise<Answer<WrittenJson<PlaysDto | PlaysOfPositionsDto>>> {
    await this.admit(call);
    const variant = this.variantAsked(asked);
    const json = new JsonWriter();
    const slices = new Slices();
    const writing = { json, slices, recipient };
    const boards: Board[] = [];
    for (const [index, { dice, position }] of rolls.entries()) {
      const pointer = batch ? `/positions/${index}/position` : '/position';
      boards.push({ position: this.possible(variant, position, pointer), dice });
      await slices.pause();
    }
    if (!batch) {
      for (const board of boards) await this.writeRoll(writing, variant, board);
      return found(json.written<PlaysDto>());
    }
    return this.lists.run(recipient, async () => {
      this.unread.makeRoom(BYTES_OF_A_PLAY * (await this.playsInAll(writing, variant, boards)));
      json.add('{"results":[');
      for (const [index, board] of boards.entries()) {
        if (index > 0) json.add(',');
        await this.writeRoll(writing, variant, board);
      }
      json.add(']}');
      const written = json.written<PlaysOfPositionsDto>();
      this.unread.watch(recipient, written.bytes.length);
      return found(written);
    });
  }

  /** Whether the play is legal; if not, the first rule that it breaks. */
  async checkPlay(
    call: Call,
    { variant: asked, dice, position, play }: AskedCheck,
  ): Promise<Answer<PlayIsLegalDto | PlayIsIllegalDto>> {
    await this.admit(call);
    const variant = this.variantAsked(asked);
    const before = this.possible(variant, position, '/position');
    const checked = this.rules.checkPlay(variant, before, MOVER, dice, play);
    return found(checked.ok ? legal(variant, checked.value) : illegal(checked.error));
  }

  async variants(call: Call): Promise<Answer<VariantListDto>> {
    await this.admit(call);
    return found({ items: this.rules.variants().map(variantView), nextCursor: null });
  }

  /** Also for a caller without a token, for whom nothing is read; a wrong token is refused. */
  async clocks(call: Call): Promise<Answer<ClockListDto>> {
    if (call.tokenHash !== null) await this.admit(call);
    const { usualTimes } = this.rules;
    const items = this.rules.clockModes().map((mode) => {
      return { mode, singles: usualTimes(mode, 'singles'), doubles: usualTimes(mode, 'doubles') };
    });
    return found({ items, nextCursor: null });
  }

  private async admit(call: Call): Promise<void> {
    await this.admission.admit({ ...call, idempotency: null }, null);
  }

  private variantAsked(asked: AskedVariant): VariantRules {
    return variantOf(acceptedValue(this.rules.variant(asked)));
  }

  private possible(variant: VariantRules, asked: AskedPosition, pointer: string): Position {
    const position = askedPosition(asked, variant);
    if (!position.ok) throw impossible(position.error, asked, pointer);
    const fault = this.rules.positionFault(variant, position.value);
    if (fault !== null) throw impossible(fault, asked, pointer);
    return position.value;
  }

  /** How many plays all rolls have together; refused as soon as they are more than one answer may have. */
  private async playsInAll(
    { slices, recipient }: PlaysWriting,
    variant: VariantRules,
    boards: readonly Board[],
  ): Promise<number> {
    let plays = 0;
    for (const [index, { position, dice }] of boards.entries()) {
      plays += this.rules.legalPlayCount(variant, position, MOVER, dice);
      if (plays > MOST_PLAYS) throw tooMuch(plays, index, boards.length);
      if (!slices.isOver) continue;
      await slices.pause();
      recipient.refuseIfGone();
    }
    return plays;
  }

  private async writeRoll(writing: PlaysWriting, variant: VariantRules, { position, dice }: Board): Promise<void> {
    writing.json.add('{');
    await writePlays(writing, variant, this.rules.legalPlays(variant, position, MOVER, dice), OPPONENT);
    writing.json.add('}');
  }
}

function tooMuch(count: number, index: number, positions: number): ApplicationError {
  const detail =
    `One answer has at most ${MOST_PLAYS} plays; the first ${index + 1} of these ${positions} positions have ${count}. ` +
    'Split them over several requests.';
  return new ApplicationError('request.too-much', detail, {
    params: { allowed: MOST_PLAYS, found: count, index },
    errors: [{ pointer: `/positions/${index}`, message: detail, rule: 'max', limit: MOST_PLAYS }],
  });
}

function impossible(fault: Violation, asked: AskedPosition, pointer: string): ApplicationError {
  const { code, detail, facts } = refusal(ofMover(fault));
  const place = `${pointer}${faultPointer(asked, fault)}`;
  return new ApplicationError(code, detail, {
    ...facts,
    errors: [{ pointer: place, message: detail, rule: 'refused' }],
  });
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
