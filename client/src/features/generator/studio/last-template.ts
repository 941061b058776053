import type { Template } from '#config/templates/template.ts';
import { findTemplate } from '#config/templates/templates.ts';
import { safeLocalStorage } from '#shared/storage/storage.ts';

const storageKey = 'canary-qr:last-template';

/** Returns the template that was used last in this browser. */
export function lastTemplate(): Template | undefined {
  return findTemplate(safeLocalStorage.get(storageKey) ?? '');
}

export function rememberTemplate({ id }: Template): void {
  safeLocalStorage.set(storageKey, id);
}
