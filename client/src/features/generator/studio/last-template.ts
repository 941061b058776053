import type { Template } from '@canary/qr/templates/template';
import { findTemplate } from '@canary/qr/templates/templates';
import { asText, declareValue } from '#shared/storage/value.ts';

const lastId = declareValue({ key: 'browser:cleared:last-template', place: 'local', schema: asText });

/** Returns the template that was used last in this browser. */
export function lastTemplate(): Template | undefined {
  return findTemplate(lastId.read() ?? '');
}

export function rememberTemplate({ id }: Template): void {
  lastId.write(id);
}
