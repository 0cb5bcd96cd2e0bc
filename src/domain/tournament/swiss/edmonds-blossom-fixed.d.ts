declare module 'edmonds-blossom-fixed' {
  /** For each vertex its partner, or -1: a matching of maximum weight, of maximum cardinality first if that is asked for. */
  export default function blossom(
    edges: readonly (readonly [from: number, to: number, weight: number])[],
    maxCardinality: boolean,
  ): number[];
}
