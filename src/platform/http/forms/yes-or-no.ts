import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';

/** `true` or `false` in a query, where everything comes as text. */
export function YesOrNoInQuery(): PropertyDecorator {
  const read = Transform(({ value }: { value: unknown }): unknown =>
    value === 'true' ? true : value === 'false' ? false : value,
  );
  return applyDecorators(read, IsBoolean({ message: '$property must be true or false' }));
}
