import { parseColour } from '@canary/qr/colour';
import { designSchema } from '@canary/qr/design/design';
import { moduleShapes } from '@canary/qr/design/options';
import { shareLimits } from '@canary/qr/design/share-link';
import { fileFormats, formatTraits } from '@canary/qr/files/format';
import { templates } from '@canary/qr/templates/templates';
import { z } from 'zod';
import { sizes } from '../../guards/limits.ts';
import { Problem } from './problem.ts';

/** The formats of the image API: files, and the modules as JSON. */
export const imageFormats = [...fileFormats, 'json'] as const;

export type ImageFormat = (typeof imageFormats)[number];

/** Returns the media type of a format. */
export function mediaTypeOf(format: ImageFormat): string {
  return format === 'json' ? 'application/json' : formatTraits[format].type;
}

/** The formats that a GET request can have, as the extension of its path. */
export const getFormats = ['svg', 'png', 'json'] as const satisfies readonly ImageFormat[];

const colour = z
  .string()
  .regex(/^#?([\da-fA-F]{3}|[\da-fA-F]{6})$/, 'must be a colour of three or six hex digits')
  .transform((text) => parseColour(text) ?? '#000000');

/** The largest width whose square has the number of pixels that is allowed. */
const maxSize = Math.floor(Math.sqrt(sizes['image-pixels'].max));

/** Characters of a logo as a data URL: base64 has four for three bytes. */
const maxLogoLength = 'data:image/jpeg;base64,'.length + 4 * Math.ceil(sizes['image-logo'].max / 3);

/** How a code is drawn. The parameters of addresses, and with {@link imageBodySchema} the properties of a JSON body. */
export const imageQuerySchema = z.strictObject({
  data: z
    .string()
    .min(1, 'must have at least one character')
    .regex(/^\P{Surrogate}*$/u, 'must consist of whole Unicode characters')
    .describe('Text of the code, such as a web address'),
  size: z
    .int()
    .min(32)
    .max(maxSize)
    .default(512)
    .describe('Width of the whole picture in pixels; a PDF has 300 pixels per inch'),
  dark: colour.optional().describe('Colour of the dark modules in hex digits; by default 000000'),
  light: colour.optional().describe('Colour behind the code in hex digits; by default ffffff'),
  shape: z.enum(moduleShapes).optional().describe('Shape of the modules; by default square'),
  level: designSchema.shape.level
    .optional()
    .describe('Error correction level; auto is the strongest level that does not enlarge the code'),
  quiet: designSchema.shape.quietZone
    .optional()
    .describe('Width of the quiet zone in modules; by default 4, which the standard requires'),
  template: z
    .enum(
      templates.map(({ id }) => id),
      'must be a template of the site',
    )
    .optional()
    .describe('Name of a template of the site, in addresses of /themes after ?design=')
    .meta({ example: 'canary' }),
  design: z
    .string()
    .max(shareLimits.text)
    .optional()
    .describe('Text of a design link of the studio, after #design='),
});

export const imageBodySchema = imageQuerySchema.extend({
  format: z.enum(imageFormats).default('svg').describe('Format of the file'),
  logo: z
    .string()
    .regex(
      /^data:image\/(png|jpeg|webp);base64,[A-Za-z\d+/]+=*$/,
      'must be a PNG, JPEG or WebP file as a data URI',
    )
    .optional()
    .describe(
      `PNG, JPEG or WebP file of at most ${sizes['image-logo'].max / 1024} KB as a data URI, for the middle of the code`,
    ),
});

export type ImageOptions = z.infer<typeof imageBodySchema>;

/** The parameters that are numbers, which a query string has as text. */
const numbers = Object.entries(imageQuerySchema.shape).flatMap(([name, schema]) =>
  z.toJSONSchema(schema, { io: 'input' }).type === 'integer' ? name : [],
);

/**
 * Reads the options of an image from a query string.
 *
 * @param query without its question mark
 * @throws {Problem}
 */
export function optionsOfQuery(query: string, format: ImageFormat): ImageOptions {
  const given = new Map<string, string>();
  for (const part of query.split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const name = decoded(at < 0 ? part : part.slice(0, at));
    if (!(name in imageQuerySchema.shape)) throw unknownParameter(name);
    if (given.has(name)) {
      throw new Problem({
        status: 400,
        code: 'repeated-parameter',
        title: 'A parameter is repeated',
        detail: `The parameter \`${name}\` is given twice. Encode & in data as %26.`,
        parameter: name,
      });
    }
    given.set(name, decoded(at < 0 ? '' : part.slice(at + 1), name));
  }
  const values = Array.from(given, ([name, text]) => [
    name,
    numbers.includes(name) && /^-?\d+$/.test(text) ? Number(text) : text,
  ]);
  return { ...parsed(imageQuerySchema, Object.fromEntries(values)), format };
}

/** Reads the options of an image from a JSON body. @throws {Problem} */
export function optionsOfBody(body: unknown): ImageOptions {
  const { logo }: { logo?: unknown } = { ...Object(body) };
  if (typeof logo === 'string' && logo.length > maxLogoLength) {
    const given = Math.floor((3 * (logo.length - logo.indexOf(',') - 1)) / 4);
    throw new Problem({
      status: 413,
      code: 'logo-too-large',
      title: 'The logo is too large',
      detail: `\`logo\` must have at most ${sizes['image-logo'].max} bytes, not ${given}.`,
      parameter: 'logo',
      limit: sizes['image-logo'].max,
      given,
    });
  }
  return parsed(imageBodySchema, body);
}

/** Decodes `application/x-www-form-urlencoded`, as forms and URLSearchParams write it. @throws {Problem} */
function decoded(text: string, parameter?: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new Problem({
      status: 400,
      code: 'invalid-encoding',
      title: 'A parameter isn’t encoded correctly',
      detail: 'Encode parameters as UTF-8 with percent signs, and % itself as %25.',
      ...(parameter !== undefined && { parameter }),
    });
  }
}

function unknownParameter(name: string): Problem {
  return new Problem({
    status: 400,
    code: 'unknown-parameter',
    title: 'A parameter is unknown',
    detail: `Unknown parameter \`${name}\`. Encode & in data as %26.`,
    parameter: name,
  });
}

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value, { reportInput: true, error: ruleOf });
  if (!error) return data;
  // The last rule of a number is the strictest.
  const issue = error.issues.at(-1);
  if (issue?.code === 'unrecognized_keys') throw unknownParameter(issue.keys[0] ?? '');
  const parameter = issue?.path[0];
  if (!issue || typeof parameter !== 'string') {
    throw new Problem({
      status: 400,
      code: 'invalid-body',
      title: 'The body isn’t a JSON object',
      detail: 'Send the parameters as a JSON object.',
    });
  }
  if (Object(value)[parameter] === undefined) {
    throw new Problem({
      status: 400,
      code: 'missing-parameter',
      title: 'A parameter is missing',
      detail: `The parameter \`${parameter}\` is missing.`,
      parameter,
    });
  }
  const given = issue.code === 'too_big' ? amountOf(issue.input) : shortened(issue.input);
  throw new Problem({
    status: 400,
    code: 'invalid-parameter',
    title: 'A parameter has an invalid value',
    detail: `\`${parameter}\` ${issue.message}, not ${JSON.stringify(given)}.`,
    parameter,
    ...limitOf(issue),
    given,
  });
}

/** What a parameter must be, as the end of a sentence. Schemas with a message of their own don't ask. */
function ruleOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'too_small':
      return `must be at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `must have at most ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`;
    case 'invalid_value':
      return `must be one of ${new Intl.ListFormat('en', { type: 'disjunction' }).format(issue.values.map(String))}`;
    case 'invalid_type':
      return issue.expected === 'string' ? 'must be a text' : 'must be a whole number';
    default:
      return 'is invalid';
  }
}

function limitOf(issue: z.core.$ZodIssue): { readonly limit?: unknown } {
  if (issue.code === 'too_small') return { limit: issue.minimum };
  if (issue.code === 'too_big') return { limit: issue.maximum };
  if (issue.code === 'invalid_value') return { limit: issue.values };
  if (issue.code === 'invalid_format' && issue.pattern !== undefined) return { limit: issue.pattern };
  return {};
}

/** A number, or the length of a text. */
function amountOf(given: unknown): unknown {
  return typeof given === 'string' ? given.length : given;
}

/** What was sent, without more than its sender needs to recognise it. */
function shortened(given: unknown): unknown {
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  return text.length > 40 ? `${text.slice(0, 40)}…` : given;
}
