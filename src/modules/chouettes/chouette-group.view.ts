import type { AskedVariant } from '../games/index.js';

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

export interface ChouetteGroupView {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly members: readonly { readonly playerId: string; readonly name: string }[];
  readonly options: GroupOptions;
  readonly createdAt: string;
}
