import { Injectable, type PipeTransform } from '@nestjs/common';
import { formNamedIn } from '../../../platform/http/forms/form.js';
import { CLOCK_ACT_FORMS, type ClockActDto } from './clock-acts.dto.js';

/** Reads what a director does with a clock, by the form of the act. */
@Injectable()
export class ClockActsPipe implements PipeTransform<unknown, ClockActDto> {
  transform(sent: unknown): ClockActDto {
    return formNamedIn(sent, 'act', CLOCK_ACT_FORMS);
  }
}
