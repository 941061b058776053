import type { Values } from '@canary/qr/content/content-type';

const drafts = new Map<string, Values>();

/**
 * What was typed for each content type, for as long as somebody stays among the pages of their account. In the page's
 * memory only: nothing of it is stored or sent.
 */
export function readDrafts(): Readonly<Record<string, Values>> {
  return Object.fromEntries(drafts);
}

/** Keeps what was typed for the type of that id. */
export function keepDraft(type: string, values: Values): void {
  drafts.set(type, values);
}

/** Forgets all of it: for whoever leaves, and for whoever comes next. */
export function forgetDrafts(): void {
  drafts.clear();
}
