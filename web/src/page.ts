/** What every page is given. */
export interface PageProps {
  /** The id in the address; empty where there is none. */
  readonly id: string;
  readonly search: URLSearchParams;
}
