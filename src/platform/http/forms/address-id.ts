import { type ArgumentMetadata, Injectable, Param, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { requestInvalid } from '../application-error.js';

/** The id in an address, in the spelling of the record, in which answers and events name it; `part`: what the address calls it. */
export function Id(part = 'id'): ParameterDecorator {
  return Param(part, IdPipe);
}

@Injectable()
class IdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (isUUID(value, 'loose')) return value.toLowerCase();
    throw requestInvalid([{ pointer: `{${data}}`, message: `${data} must be a UUID`, rule: 'format' }]);
  }
}
