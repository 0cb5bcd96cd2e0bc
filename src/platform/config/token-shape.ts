/** What every token looks like, also one that `BOOTSTRAP_TOKEN` names: printable ASCII without spaces, long enough not to be guessed. */

export const SHORTEST_TOKEN = 16;

/** The characters of a token, for a regular expression. */
export const TOKEN_CHARACTERS = '[\\x21-\\x7e]+';
