import type { Values } from '@canary/qr/content/content-type';
import { saveOnReload, takeSaved } from './reload-state.ts';

const drafts = new Map<string, Values>(Object.entries(readableDrafts(takeSaved('drafts'))));
saveOnReload('drafts', readDrafts);

/**
 * The unsaved input of a logged-in user, by content type. It stays in this tab and isn't sent. It survives navigations
 * and reloads.
 */
export function readDrafts(): Readonly<Record<string, Values>> {
  return Object.fromEntries(drafts);
}

export function saveDraft(type: string, values: Values): void {
  drafts.set(type, values);
}

export function deleteDraft(type: string): void {
  drafts.delete(type);
}

/** Call at a login and at a logout. */
export function clearDrafts(): void {
  drafts.clear();
}

let visitorInput: Readonly<Record<string, Values>> = {};

/** The unsaved input of the landing page and the contact form, until a logout. It survives a log-in. */
export const visitorDrafts = {
  read: () => visitorInput,
  /** Adds drafts from before a reload or a log-in, except to forms with newer input, and returns all. */
  restore: (saved: unknown) => {
    visitorInput = { ...readableDrafts(saved), ...visitorInput };
    return visitorInput;
  },
  save: (form: string, values: Values) => {
    visitorInput = { ...visitorInput, [form]: values };
  },
  clear: () => {
    visitorInput = {};
  },
};

/** Validates drafts that were saved before a reload, possibly by another version of the site. */
function readableDrafts(value: unknown): Readonly<Record<string, Values>> {
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
