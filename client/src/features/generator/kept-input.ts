import { declareInput } from '#shared/storage/input-store.ts';
import type { Order } from './export/order.ts';
import { loadReaders } from './load-readers.ts';

/** Id of the content type that is chosen on the landing page. */
export const landingTab = declareInput<string, unknown>({
  key: 'tab:session-end:landing-tab',
  survives: 'log-in',
  schema: (stored) => stored,
});

/** A waiting order, with the id of its content type, and without the functions of its target. */
export type KeptOrder = ReturnType<typeof keptOrder>;

export function keptOrder({ target, ...order }: Order, type: string) {
  return { ...order, type, verb: target?.verb, isBlackOnWhite: target?.isBlackOnWhite };
}

/** The order that waits for an unlock, or for a page of an account. */
export const waitingExport = declareInput<
  KeptOrder,
  Promise<(Order & { readonly type: string }) | undefined>
>({
  key: 'tab:session-end:waiting-export',
  survives: 'question',
  schema: async (stored) => (await loadReaders()).readWaitingExport(stored),
});
