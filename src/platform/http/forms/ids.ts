/** Ids in bodies and queries: any spelling comes in, and a form has the one of the record, in which answers and events name them. */
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsUUID } from 'class-validator';

const RECORDED = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether the value is an id as the record spells it. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && RECORDED.test(value);
}

/** The id of one thing. */
export function IsId(): PropertyDecorator {
  return applyDecorators(AsRecorded(), IsUUID());
}

/** A list of ids. */
export function AreIds(): PropertyDecorator {
  return applyDecorators(AsRecorded(), IsUUID(undefined, { each: true }));
}

/** For a check of its own: it sees the ids of the field, however deep in lists, in the spelling of the record. */
export function AsRecorded(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }): unknown => asRecorded(value));
}

function asRecorded(value: unknown): unknown {
  if (typeof value === 'string') {
    const small = value.toLowerCase();
    return isId(small) ? small : value;
  }
  return Array.isArray(value) ? value.map(asRecorded) : value;
}
