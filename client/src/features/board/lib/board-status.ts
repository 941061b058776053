import type { Failure } from '#shared/graphql/failure.ts';
import type { LinkState } from './link-state.ts';

/** Whether the board is there, and how the way to the server is. */
export type BoardStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure; retry(): void }
  /** Only whoever is logged in sees the board. */
  | { readonly kind: 'members-only' }
  | {
      readonly kind: 'ready';
      readonly connection: LinkState;
      /** How many own changes the server hasn't acknowledged; for a moment after each change there is one. */
      readonly unsent: number;
    };
