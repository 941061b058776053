import type { Table } from './table.ts';

/** The rows that the user has chosen. */
export type SourceInput =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'numbers'; readonly table: Table };
