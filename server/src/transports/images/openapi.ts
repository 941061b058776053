import { brand } from '@canary/catalogue/brand';
import { z } from 'zod';
import {
  getFormats,
  type ImageFormat,
  imageBodySchema,
  imageFormats,
  imageQuerySchema,
  mediaTypeOf,
} from './image-options.ts';

/** A JSON schema of what a client sends, as OpenAPI 3.1 has them: JSON Schema 2020-12. */
function schemaOf(schema: z.ZodType) {
  const { $schema: _, ...its } = z.toJSONSchema(schema, { io: 'input' });
  return its;
}

/** The statuses of problems. */
const problems: Readonly<Record<number, string>> = {
  400: 'A parameter is unknown, repeated, missing or invalid',
  401: 'The API key is invalid',
  403: 'The design needs a feature that the account of the API key has not unlocked',
  413: 'The text or the logo is too large',
  422: 'The picture would not be readable, with a change that was tried and works; or it can’t be drawn',
  429: 'Too many new images; wait as long as Retry-After says',
  503: 'The server is busy; wait as long as Retry-After says',
};

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What happened, and what to do next' },
    code: { type: 'string', description: 'Name of the problem, which never changes' },
    parameter: { type: 'string', description: 'Parameter that has to change' },
    limit: { description: 'Rule of the parameter, such as its largest value' },
    given: { description: 'Value that was sent; of a text, its length in bytes' },
    change: { type: 'object', description: 'Parameters with which the request works; null leaves one out' },
  },
};

const matrixSchema = {
  type: 'object',
  required: ['version', 'level', 'size', 'modules'],
  properties: {
    version: { type: 'integer', minimum: 1, maximum: 40 },
    level: { type: 'string', enum: ['L', 'M', 'Q', 'H'] },
    size: { type: 'integer', description: 'Modules per side, without the quiet zone' },
    modules: {
      type: 'array',
      description: 'Rows of modules: 1 is dark, 0 is light',
      items: { type: 'string' },
    },
  },
};

const text = (description: string) => ({ description, schema: { type: 'string' } });

const imageHeaders = {
  ETag: text('Validator of the image'),
  'QR-Version': text('Version of the code, 1 to 40'),
  'QR-Level': text('Error correction level: L, M, Q or H'),
  'QR-Payload-Digest': text('SHA-256 of what the reader read in the finished picture, as in RFC 9530'),
};

function responses(formats: readonly ImageFormat[]) {
  const types = formats.map((format) => [
    mediaTypeOf(format),
    { schema: format === 'json' ? { $ref: '#/components/schemas/Code' } : {} },
  ]);
  const refused = Object.entries(problems).map(([status, description]) => [
    status,
    {
      description,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]);
  return {
    200: {
      description: 'A code that was read back',
      headers: imageHeaders,
      content: Object.fromEntries(types),
    },
    304: { description: 'The client has kept the image' },
    ...Object.fromEntries(refused),
  };
}

/**
 * Describes the image API: OpenAPI 3.1.
 *
 * @param path of the API
 * @param publicUrl the site's origin
 */
export function describeImages(path: string, publicUrl: string): object {
  const { properties = {}, required = [] } = schemaOf(imageQuerySchema);
  const parameters = Object.entries(properties).map(([name, schema]) => {
    const { description, ...its } = Object(schema);
    return { name, in: 'query', required: required.includes(name), description, schema: its };
  });
  // A key is only needed for features that cost tokens, and for more images.
  const security = [{}, { key: [] }];
  const gets = getFormats.map((format) => [
    `${path}.${format}`,
    {
      get: {
        operationId: `get${format.toUpperCase()}`,
        summary:
          format === 'json' ? 'Returns the modules of a code' : `Draws a code as ${format.toUpperCase()}`,
        parameters,
        security,
        responses: responses([format]),
      },
    },
  ]);
  return {
    openapi: '3.1.1',
    info: { title: `${brand.name}: images`, version: '1', description: 'QR codes that were read back.' },
    servers: [{ url: publicUrl }],
    paths: {
      ...Object.fromEntries(gets),
      [path]: {
        post: {
          operationId: 'post',
          summary: 'Draws a code with a long text or a logo',
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(imageBodySchema) } },
          },
          security,
          responses: responses(imageFormats),
        },
      },
    },
    components: {
      schemas: { Problem: problemSchema, Code: matrixSchema },
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'An API key with access to images' },
      },
    },
  };
}
