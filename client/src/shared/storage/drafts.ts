import type { Values } from '@canary/qr/content/content-type';

import { keepOverReload, takeKept } from './keep-over-reload.ts';

const drafts = new Map<string, Values>(Object.entries(readableDrafts(takeKept('drafts'))));
keepOverReload('drafts', readDrafts);

/**
 * What was typed for each content type, for as long as somebody stays among the pages of their account. In the page's
 * memory only: nothing of it is stored or sent, but for the moment of a reload that the site itself asks for.
 */
export function readDrafts(): Readonly<Record<string, Values>> {
  return Object.fromEntries(drafts);
}

/** Keeps what was typed for the type of that id. */
export function keepDraft(type: string, values: Values): void {
  drafts.set(type, values);
}

let ofVisitor: Readonly<Record<string, Values>> = {};

/** The same for what is for whoever comes, the landing page and the contact form: until somebody logs out. */
export const visitorDrafts = {
  read: () => ofVisitor,
  keep: (form: string, values: Values) => {
    ofVisitor = { ...ofVisitor, [form]: values };
  },
  forget: () => {
    ofVisitor = {};
  },
};

/** Forgets what was typed under that id. */
export function forgetDraft(type: string): void {
  drafts.delete(type);
}

/** Forgets all of it: for whoever leaves, and for whoever comes next. */
export function forgetDrafts(): void {
  drafts.clear();
}

/** What of a value that was carried over a reload is drafts: another version may have written it. */
export function readableDrafts(value: unknown): Readonly<Record<string, Values>> {
  return Object.fromEntries(
    entriesOf(value).map(([type, values]) => [
      type,
      Object.fromEntries(
        entriesOf(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      ),
    ]),
  );
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
