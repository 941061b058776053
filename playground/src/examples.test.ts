import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getVariableValues, Kind, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
const files = Object.keys(import.meta.glob('./examples/**/*.graphql'));

test('Every file is in a group, under a title of its own', () => {
  expect(examples.map(({ path }) => `./examples/${path}.graphql`).sort()).toEqual(files.sort());
  expect(new Set(examples.map(({ title }) => title)).size).toBe(files.length);
});

test.each(examples)('$path is one operation that the schema accepts, with its variables', (example) => {
  const document = parse(example.query);
  expect(validate(schema, document)).toEqual([]);
  expect(document.definitions).toHaveLength(1);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The definition is no operation.');
  expect(operation.operation).toBe(example.kind);
  const inputs = JSON.parse(example.variables || '{}');
  expect(getVariableValues(schema, operation.variableDefinitions ?? [], inputs)).toEqual({
    coerced: inputs,
  });
});
