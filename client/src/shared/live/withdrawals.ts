import { createStore, type Store } from '#shared/store/create-store.ts';

/** A message about a change that could not be saved as the user made it. */
export interface Withdrawal {
  readonly id: string;
  /** What happened to the change, and why. */
  readonly message: string;
}

/** The withdrawn changes of a document that the user hasn't dismissed, the oldest first. */
export interface Withdrawals extends Pick<Store<readonly Withdrawal[]>, 'read' | 'watch'> {
  /** Adds a message, unless the same message is shown already. */
  report(message: string): void;
  dismissAll(): void;
}

export function createWithdrawals(): Withdrawals {
  const { read, watch, set } = createStore<readonly Withdrawal[]>([]);
  return {
    read,
    watch,
    report: (message) => {
      if (read().some((known) => known.message === message)) return;
      set([...read(), { id: crypto.randomUUID(), message }]);
    },
    dismissAll: () => set([]),
  };
}
