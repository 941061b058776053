import type { WrapMethod } from '@canary/vault/history-key';
import type { HistoryKeyDialog_UserFragment } from '#gql/graphql.ts';
import type { Keeper } from './keeper.ts';

/** What each step of the dialog is given. */
export interface FormProps {
  readonly keeper: Keeper;
  readonly owner: HistoryKeyDialog_UserFragment;
  /** By what the history can be opened. */
  readonly methods: readonly WrapMethod[];
}
