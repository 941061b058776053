import { beforeAll, describe, expect, test } from 'vitest';
import { hues, moods, uses } from '../../client/src/config/templates/template.ts';
import { designOf, findTemplate, gradeOf, templates } from '../../client/src/config/templates/templates.ts';
import { smallestVersion } from '../../qr/src/capacity.ts';
import { channels } from '../../qr/src/colour.ts';
import { designSchema, frameShapes } from '../../qr/src/design/design.ts';
import { requiredFeatures } from '../../qr/src/design/required-features.ts';
import { firstVerdict, fullVerdict, gradedModule } from '../../qr/src/grade/grade.ts';
import { render } from '../../qr/src/grade/testing/render.ts';
import { setReaderFromDisk } from '../../qr/src/testing/reader.ts';

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

test('There are 30 colour themes and at least 20 complete designs, for every use, mood and colour', () => {
  expect(colourThemes).toHaveLength(30);
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

const short = 'https://example.com';
/** 700 bytes. */
const long = 'https://example.com/menu?table=12&'.padEnd(700, 'canary ');

describe('Short and long codes are graded A or B in the template', () => {
  test.each(templates.map((template) => [template.name, template] as const))(
    '%s',
    async (_name, template) => {
      const design = designOf(template);
      const verdictOf = async (payload: string) => {
        const version = smallestVersion(payload, 'L') ?? 40;
        const rendering = await render(payload, design, gradedModule(4 * version + 17));
        const verdict = await firstVerdict(rendering, payload);
        // Colours alone never fail under stress without failing in contrast.
        return payload === long || template.colours
          ? verdict
          : await fullVerdict(rendering, payload, verdict);
      };
      expect((await verdictOf(short)).grade).toBe(gradeOf(template));
      expect('AB').toContain((await verdictOf(long)).grade);
    },
    120_000,
  );
});
