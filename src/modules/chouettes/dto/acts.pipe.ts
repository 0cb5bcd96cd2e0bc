import { Injectable, type PipeTransform } from '@nestjs/common';
import { formNamedIn } from '../../../platform/http/forms/form.js';
import { ACT_FORMS, type ActDto } from './acts.dto.js';

/** Reads an act by the form of its type. */
@Injectable()
export class ActsPipe implements PipeTransform<unknown, ActDto> {
  transform(sent: unknown): ActDto {
    return formNamedIn(sent, 'type', ACT_FORMS);
  }
}
