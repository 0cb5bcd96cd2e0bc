interface Channel {
  onMessage(listener: (message: unknown) => void): void;
  postMessage(message: unknown): void;
}

interface Pool {
  readonly options: { readonly workerData: unknown };
  run(path: string, options: { readonly channel: Channel }): unknown;
}

/** The pools of a run, each with the channels through which its workers get their configuration. */
export class Pools {
  set(config: unknown, made: { readonly pool: Pool }): this;
  get(config: unknown): { readonly run: (test: { readonly path: string }) => unknown } | undefined;
}
