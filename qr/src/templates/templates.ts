import { PRINT_SAFE } from '../colour.ts';
import type { Design } from '../design/design.ts';
import { plainDesign } from '../design/plain-design.ts';
import { colourThemes } from './colour-themes.ts';
import { colourfulDesigns } from './colourful-designs.ts';
import type { Template } from './template.ts';
import { twoColourDesigns } from './two-colour-designs.ts';

/** The content of the codes in the gallery, which scripts/drawn-assets.ts draws. */
export const templatePayload = 'Every design here was read back.';

/** All templates. tests/architecture/templates.test.ts grades each of them and reads it back. */
export const templates: readonly Template[] = [...twoColourDesigns, ...colourfulDesigns, ...colourThemes];

/** Returns the template with that id, if it exists. */
export function findTemplate(id: string): Template | undefined {
  return templates.find((template) => template.id === id);
}

const templatesOfGradeB: ReadonlySet<string> = new Set([
  'workshop',
  'canary',
  'saffron',
  'grapefruit',
  'summer-sky',
  'storm',
  'peony',
  'lilac',
  'terracotta',
  'espresso',
  'adobe',
]);

/** The template with a light code on a dark background, which ZBar and some hand-held scanners don't read. */
const templateOfGradeC = 'canary-on-ink';

/** Returns the grade that the scan check gives a link in the template. A test checks these grades. */
export function gradeOf({ id }: Template): 'A' | 'B' | 'C' {
  if (id === templateOfGradeC) return 'C';
  return templatesOfGradeB.has(id) ? 'B' : 'A';
}

const countOf = (grade: ReturnType<typeof gradeOf>) =>
  templates.filter((template) => gradeOf(template) === grade).length;

/** How many templates have each grade, such as `47 have grade A, 11 grade B and 1 grade C`. */
export const gradesInWords = `${countOf('A')} have grade A, ${countOf('B')} grade B and ${countOf('C')} grade C`;

/** Returns a template's look as a complete design, without a logo. */
export function designOf({ look }: Template): Design {
  return { ...plainDesign(PRINT_SAFE), ...look };
}
