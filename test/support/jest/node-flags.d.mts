export const AS_COMPILED_FIRST: readonly string[];
