import type { AskedVariant } from '../../games/index.js';

/** What a group has settled about its chouettes: as a request to open one says it. */
export interface GroupOptions {
  readonly order?: 'dice' | 'given';
  readonly variant?: AskedVariant;
  readonly dice?: 'server' | 'recorded';
  readonly stake?: number;
  readonly stakes?: readonly { readonly playerId: string; readonly stake: number }[];
  readonly currency?: string;
  readonly rules?: object;
}
