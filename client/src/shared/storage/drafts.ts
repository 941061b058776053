import type { Values } from '@canary/qr/content/content-type';
import { declareInputs, type InputsByKey } from './input-store.ts';

/** The input of a logged-in user, by content type, and by id for a saved code that is edited. Not sent to the server. */
export const userDrafts = declareInputs<Values>({
  key: 'account:left:drafts',
  survives: 'reload',
  schema: readDrafts,
});

/** The input of the landing page, by content type. */
export const visitorDrafts = declareInputs<Values>({
  key: 'tab:session-end:landing-drafts',
  survives: 'log-in',
  schema: readDrafts,
});

function readDrafts(stored: unknown): InputsByKey<Values> {
  return Object.fromEntries(
    entriesOf(stored).map(([type, values]) => [
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
