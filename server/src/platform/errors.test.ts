import fastify from 'fastify';
import { GraphQLError, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { InputError, makeMaskError } from './errors.ts';
import { loggerOptions } from './log/log.ts';

function createMask() {
  const lines: string[] = [];
  const to = { write: (line: string) => lines.push(line) };
  const { log } = fastify({ logger: loggerOptions({ level: 'info', format: 'json', to }) });
  return { maskError: makeMaskError(log), entries: () => lines.map((line) => JSON.parse(line)) };
}

/** An error as GraphQL reports it for the first field of an operation. */
function errorIn(document: string, originalError: Error): GraphQLError {
  const [operation] = parse(document).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The document has no operation.');
  const nodes = operation.selectionSet.selections.slice(0, 1);
  return new GraphQLError(originalError.message, { nodes, path: ['alias'], originalError });
}

test('An unexpected error is logged with its operation and field, without the arguments', () => {
  const { maskError, entries } = createMask();
  const masked = maskError(
    errorIn('mutation Save { alias: createTask(title: "secret") { id } }', new Error('Oh')),
  );
  expect(masked.extensions['code']).toBe('INTERNAL_SERVER_ERROR');
  maskError(errorIn('{ board { version } }', new Error('Oh')));
  expect(entries()).toMatchObject([
    { operation: 'mutation Save', field: 'createTask', err: { message: 'Oh' } },
    { operation: 'query', field: 'board' },
  ]);
  expect(JSON.stringify(entries())).not.toContain('secret');
});

test('An error that fails several operations is logged once', () => {
  const { maskError, entries } = createMask();
  const [error, another] = [new Error('Oh'), new Error('Oh')];
  for (const cause of [error, error, another, error]) maskError(errorIn('mutation { createTask }', cause));
  expect(entries()).toHaveLength(2);
});

test('An expected error is not logged', () => {
  const { maskError, entries } = createMask();
  const masked = maskError(errorIn('mutation { createTask }', new InputError('Too long.', 'title')));
  expect(masked.message).toBe('Too long.');
  expect(entries()).toEqual([]);
});
