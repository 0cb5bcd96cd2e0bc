/** Whether two plain values say the same, whatever the order of their fields; a field that is undefined is as one that is absent. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = (value: object): number => Object.values(value).filter((field) => field !== undefined).length;
  return fields(one) === fields(other) && Object.keys(one).every((name) => isSame(one[name], other[name]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
