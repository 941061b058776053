import { expect, test } from 'vitest';
import { generatorPath, typePagePath } from '../../client/src/config/generators.ts';
import { blogPostPattern, boardPattern, dynamicCodePattern, paths } from '../../client/src/config/paths.ts';
import { ownSlugProblem } from '../../links/src/slug.ts';

test('No short link has the name of a page', () => {
  const typePages = [generatorPath('url'), typePagePath('url')];
  const all = [...Object.values(paths), ...typePages, blogPostPattern, boardPattern, dynamicCodePattern];
  const names = new Set(all.map((path) => path.split('/')[1] ?? ''));
  for (const name of names) expect(ownSlugProblem(name), name).toBeDefined();
});
