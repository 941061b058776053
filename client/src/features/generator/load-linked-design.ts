import type { Design } from '@canary/qr/design/design';
import { designFromText } from '@canary/qr/design/share-link';
import { applyTemplate, findTemplate } from './studio/apply-template.ts';
import { rememberTemplate } from './studio/last-template.ts';

/** A design that an address names. */
export interface LoadedDesign {
  readonly label: string;
  apply(before: Design): Design;
}

class UnknownTemplateError extends Error {
  override readonly name = 'UnknownTemplateError';
}

interface LinkedDesignAddress {
  /** Of a template. */
  readonly id: string | null;
  /** A shared design, which is preferred. */
  readonly text: string | null;
}

/**
 * Loads the design that an address names.
 *
 * @throws UnknownTemplateError if there is no such template
 * @throws what `designFromText` throws if the shared design is damaged or from a newer version
 */
export async function loadLinkedDesign({ id, text }: LinkedDesignAddress): Promise<LoadedDesign> {
  if (text !== null) {
    const shared = await designFromText(text);
    return { label: 'Shared design', apply: () => shared };
  }
  const template = findTemplate(id ?? '');
  if (!template) throw new UnknownTemplateError();
  rememberTemplate(template);
  return { label: `Design ‘${template.name}’`, apply: (before) => applyTemplate(before, template) };
}
