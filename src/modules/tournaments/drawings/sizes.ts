/** The sizes of a drawing, in pixels of its own frame. */

export const PICTURE_WIDTHS = ['screen', 'print', 'phone'] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export interface Sizes {
  readonly margin: number;
  /** The height of one of the two in a pairing. */
  readonly row: number;
  /** From one pairing of the fullest round to the next. */
  readonly line: number;
  readonly box: number;
  /** Between two rounds. */
  readonly gap: number;
  readonly font: number;
  /** Of the words about a pairing below its box; null where there is no room for them. */
  readonly note: number | null;
  /** Between rows of rounds. */
  readonly strips: number;
  /** The room for the title of the event and of a flight, and for that of a round. */
  readonly heading: number;
  readonly caption: number;
  /** How many rounds stand side by side where winners do not go on from one to the next; null: as many as fit best. */
  readonly columns: number | null;
  /** Whether one round stands beneath the other. */
  readonly stacked: boolean;
}

const SCREEN: Sizes = {
  margin: 16,
  row: 20,
  line: 64,
  box: 240,
  gap: 36,
  font: 12,
  note: 10,
  strips: 8,
  heading: 30,
  caption: 22,
  columns: 6,
  stacked: false,
};

const PRINT: Sizes = {
  margin: 30,
  row: 14,
  line: 31,
  box: 216,
  gap: 30,
  font: 12,
  note: null,
  strips: 4,
  heading: 24,
  caption: 18,
  columns: null,
  stacked: false,
};

const PHONE: Sizes = {
  margin: 12,
  row: 26,
  line: 78,
  box: 366,
  gap: 0,
  font: 15,
  note: 12,
  strips: 16,
  heading: 36,
  caption: 28,
  columns: 1,
  stacked: true,
};

export const SIZES: Readonly<Record<PictureWidth, Sizes>> = { screen: SCREEN, print: PRINT, phone: PHONE };

/** A sheet of A4 across, at 96 to the inch. */
export const SHEET = { width: 1_123, height: 794, printed: ['297mm', '210mm'] } as const;
