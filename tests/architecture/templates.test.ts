import { beforeAll, describe, expect, test } from 'vitest';
import { brand } from '../../client/src/config/brand.ts';
import { codeDefaults } from '../../client/src/config/code-defaults.ts';
import { channels } from '../../qr/src/colour.ts';
import { type Design, designSchema } from '../../qr/src/design/design.ts';
import { frameShapes } from '../../qr/src/design/options.ts';
import { requiredFeatures } from '../../qr/src/design/required-features.ts';
import { firstVerdict, fullVerdict, gradedModule } from '../../qr/src/grade/grade.ts';
import { readAtSizes } from '../../qr/src/grade/reading.ts';
import { render } from '../../qr/src/grade/testing/render.ts';
import { verdictOfFile } from '../../qr/src/grade/verdict.ts';
import { hues, moods, uses } from '../../qr/src/templates/template.ts';
import { designOf, findTemplate, gradeOf, templates } from '../../qr/src/templates/templates.ts';
import { setReaderFromDisk } from '../../qr/src/testing/reader.ts';
import { smallestVersion } from '../../qr/src/version.ts';
import { canaryIn } from '../../rendering/src/core/artwork.ts';
import { isSoak } from '../support/soak.ts';

beforeAll(setReaderFromDisk);

const colourThemes = templates.flatMap(({ id, colours }) => (colours ? [{ id, ...colours }] : []));
const completeDesigns = templates.filter(({ colours }) => !colours);

/** The ids that links to the site contain. */
const idsInLinks =
  'press newsprint graphite fountain-pen sepia canary lemonade saffron apricot grapefruit lagoon harbour summer-sky ' +
  'glacier storm fern mint lime olive-grove pine rose cherry peony lilac iris terracotta espresso cinnamon fig adobe';

test('The ids in shared links still name a template', () => {
  for (const id of idsInLinks.split(' ')) expect(findTemplate(id)?.id).toBe(id);
  expect(findTemplate('nowhere')).toBeUndefined();
});

test('There are 31 colour themes and at least 20 complete designs, for every use, mood and colour', () => {
  expect(colourThemes).toHaveLength(31);
  expect(completeDesigns.length).toBeGreaterThanOrEqual(20);
  for (const use of Object.keys(uses)) {
    expect(
      completeDesigns.filter((template) => template.uses.some((one) => one === use)).length,
    ).toBeGreaterThanOrEqual(2);
  }
  for (const mood of Object.keys(moods)) {
    expect(templates.filter((template) => template.mood === mood).length).toBeGreaterThanOrEqual(5);
  }
  for (const hue of Object.keys(hues)) {
    expect(templates.filter((template) => template.hue === hue).length).toBeGreaterThanOrEqual(2);
  }
  const framed = new Set(completeDesigns.map(({ look }) => look.frame?.shape));
  for (const shape of frameShapes) expect(framed, shape).toContain(shape);
});

test('Templates are valid designs that differ in id and name, and a dozen need no unlock', () => {
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length);
  for (const template of templates) {
    expect(template.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(designSchema.parse(designOf(template))).toEqual(designOf(template));
    expect(['[]', '["GRADIENTS"]']).toContain(JSON.stringify(requiredFeatures(designOf(template))));
  }
  const free = completeDesigns.filter((template) => requiredFeatures(designOf(template)).length === 0);
  expect(free.length).toBeGreaterThanOrEqual(12);
});

test('No two colour themes look alike', () => {
  const distance = (one: (typeof colourThemes)[number], other: (typeof colourThemes)[number]) =>
    Math.hypot(
      ...(['foreground', 'background'] as const).flatMap((side) => {
        const [from, to] = [channels(one[side]), channels(other[side])];
        return from.map((channel, index) => channel - (to[index] ?? 0));
      }),
    );
  for (const [index, theme] of colourThemes.entries()) {
    for (const other of colourThemes.slice(index + 1)) {
      expect(distance(theme, other), `${theme.id} and ${other.id}`).toBeGreaterThan(30);
    }
  }
});

const text = 'https://example.com/menu?table=12&'.padEnd(700, 'canary ');

async function verdictOf(payload: string, design: Design, conditions: 'none' | 'sizes' | 'all') {
  const size = (smallestVersion(payload, 'L') ?? 40) * 4 + 17;
  const rendering = await render(payload, design, gradedModule(size), { artwork: canaryIn(brand) });
  const first = await firstVerdict(rendering, payload);
  if (conditions === 'all') return await fullVerdict(rendering, payload, first);
  const file = await rendering.drawFile?.();
  if (conditions === 'none' || !file) return first;
  return verdictOfFile(first, await readAtSizes(file.pixels, file.module, payload));
}

/** The lengths of contents in bytes. `pnpm soak pictures` grades more lengths. */
const lengths = isSoak ? [20, 60, 120] : [60];

describe('Short and long codes are graded as the gallery says', () => {
  test.each(templates.map((template) => [template.name, template] as const))(
    '%s',
    async (_name, template) => {
      const design = designOf(template);
      // Colours alone never fail under stress without failing in contrast.
      for (const length of lengths) {
        const conditions = template.colours ? 'none' : length === 20 ? 'all' : 'sizes';
        const { grade } = await verdictOf(text.slice(0, length), design, conditions);
        expect(grade, `${length} bytes`).toBe(gradeOf(template));
      }
      expect(gradeOf(template) === 'C' ? 'C' : 'AB').toContain((await verdictOf(text, design, 'none')).grade);
    },
    240_000,
  );
});

test('No template is below B, except the brand’s light colours on dark', () => {
  expect(templates.filter((template) => gradeOf(template) === 'C').map(({ id }) => id)).toEqual([
    'canary-on-ink',
  ]);
});

test('The look that visitors start with gets a B, and the canary in its corner costs no grade', async () => {
  const { design } = codeDefaults;
  expect(design.logo?.position).toBe('corner');
  for (const length of [20, 60]) {
    const payload = text.slice(0, length);
    const { grade } = await verdictOf(payload, design, 'all');
    expect(grade, `${length} bytes`).toBe('B');
    expect((await verdictOf(payload, { ...design, logo: null }, 'none')).grade).toBe('B');
  }
}, 240_000);
