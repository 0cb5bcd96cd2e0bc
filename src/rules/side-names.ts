/** What people call the sides. */
export const SIDE_NAMES: Readonly<Record<string, string>> = {
  white: 'White',
  black: 'Black',
  mover: 'The mover',
  opponent: 'The opponent',
};
