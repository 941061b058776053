import type { Design } from '@canary/qr/design/design';
import { NewerDesignError } from '@canary/qr/design/read-design';
import { designFromText } from '@canary/qr/design/share-link';
import { applyTemplate, findTemplate } from './studio/apply-template.ts';
import { rememberTemplate } from './studio/last-template.ts';

/** A design that an address names, or why it can't be used: no template has the name, or the text is damaged or newer. */
export type LoadedDesign =
  | { readonly label: string; apply(before: Design): Design }
  | { readonly reason: 'unknown' | 'invalid' | 'newer' };

interface LinkedDesignAddress {
  /** Id of a template. */
  readonly id: string | null;
  /** A shared design as text, with which the template is ignored. */
  readonly text: string | null;
}

/** Loads the design that an address names. */
export async function loadLinkedDesign({ id, text }: LinkedDesignAddress): Promise<LoadedDesign> {
  if (text !== null) {
    try {
      const shared = await designFromText(text);
      return { label: 'Shared design', apply: () => shared };
    } catch (error) {
      return { reason: error instanceof NewerDesignError ? 'newer' : 'invalid' };
    }
  }
  const template = findTemplate(id ?? '');
  if (!template) return { reason: 'unknown' };
  rememberTemplate(template);
  return { label: `Design ‘${template.name}’`, apply: (before) => applyTemplate(before, template) };
}
