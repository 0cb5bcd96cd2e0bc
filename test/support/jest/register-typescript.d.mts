/** The file at this address, translated. */
export function load(
  url: string,
  context: object,
  next: () => never,
): Promise<{ readonly format: 'module'; readonly source: string }>;
