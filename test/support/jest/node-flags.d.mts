export const AS_COMPILED_FIRST: readonly string[];
export const MUCH_ROOM: readonly string[];
