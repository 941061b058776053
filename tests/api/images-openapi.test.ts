import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { startServerForTest } from '../support/for-test.ts';

test('The image API is described by valid OpenAPI, which every address and parameter is in', async () => {
  const { url } = await startServerForTest();
  const response = await fetch(`${url}/api/v1/openapi.json`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const document = Object(await response.json());
  const validator = new Validator();
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(Object.keys(document.paths)).toEqual([
    '/api/v1/qr.svg',
    '/api/v1/qr.png',
    '/api/v1/qr.json',
    '/api/v1/qr',
  ]);
  const parameters = document.paths['/api/v1/qr.png'].get.parameters;
  const names = parameters.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['data', 'size', 'dark', 'light', 'shape', 'level', 'quiet', 'template', 'design']);
  expect(parameters[0]).toMatchObject({
    in: 'query',
    required: true,
    schema: { type: 'string', minLength: 1 },
  });
  expect(parameters[1]).toMatchObject({
    required: false,
    schema: { minimum: 32, maximum: 2000, default: 512 },
  });
  const body = document.paths['/api/v1/qr'].post.requestBody.content['application/json'].schema;
  expect(Object.keys(body.properties)).toEqual([...names, 'format', 'logo']);
  expect(body).toMatchObject({ required: ['data'], additionalProperties: false });

  // The description says what the server does: each parameter that it allows is known, and no other one.
  for (const [name, value] of [
    ['size', '64'],
    ['dark', '000'],
    ['quiet', '2'],
    ['shape', 'dot'],
    ['template', 'espresso'],
  ])
    expect((await fetch(`${url}/api/v1/qr.json?data=a&${name}=${value}`)).status, name).toBe(200);
});
