import { readFile } from 'node:fs/promises';
import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { readDesignFile } from '@canary/qr/design/design-file';
import { plainDesign } from '@canary/qr/design/plain-design';
import { designFromText } from '@canary/qr/design/share-link';
import { designOf, findTemplate } from '@canary/qr/templates/templates';
import { UsageError } from './read-options.ts';

/**
 * Returns the design that the user names: a design link, its text, a design file or a template of the site; black on white
 * by default.
 *
 * @throws {UsageError} if it can't be read
 */
export async function readDesign(source: string | undefined): Promise<Design> {
  if (source === undefined) return plainDesign(PRINT_SAFE);
  const template = findTemplate(source);
  if (template) return designOf(template);
  const [, text] = /(?:^|#design=)(\d[\w-]{40,})$/.exec(source) ?? [];
  try {
    if (text !== undefined) return await designFromText(text);
    return await readDesignFile(new Blob([await readFile(source)]));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--design is a design link, a design file or a template of the site: ${reason}`);
  }
}
