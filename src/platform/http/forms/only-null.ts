import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Equals } from 'class-validator';
import { MayBeMissing } from './form.js';

/** A field of a body that may be left out, and that is null where it is there. */
export function OnlyNull(description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, enum: [null], nullable: true, description }),
    MayBeMissing(),
    Equals(null),
  );
}
