/** From now until its end, `what` fails by an error that nothing awaits. */
export function failureBy(what: string): { readonly failure: Promise<never>; readonly end: () => void };
