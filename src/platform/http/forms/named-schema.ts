/** The schema of a type that `src/api-types.ts` names, for a field of a form. */
export function schemaNamed(name: string): { readonly allOf: { readonly $ref: string }[] } {
  return { allOf: [{ $ref: `#/components/schemas/${name}` }] };
}
