import { types, type CustomTypesConfig } from 'pg';

const INT8 = 20;
const NUMERIC = 1700;

/** int8 as a number; one that a number cannot hold exactly is a bug, not something to round. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is too large for a number`);
  return value;
}

/** How values come back, the same from PostgreSQL and from the embedded database; everything else as `pg` does it. */
export const VALUE_TYPES: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary'): unknown => {
    if (oid === INT8) return parseInt8;
    if (oid === NUMERIC) return Number;
    return format === 'binary' ? types.getTypeParser(oid, format) : types.getTypeParser(oid);
  }) as CustomTypesConfig['getTypeParser'],
};
