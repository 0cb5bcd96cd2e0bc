/** The club as everybody sees it (api.md, "The club as a whole"). */
export interface ClubView {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly timeZone: string;
  readonly currency: string | null;
}
