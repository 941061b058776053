import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { createDocuments } from './documents.ts';

const schema = buildSchema('type Query { a: Int }');

test('A document is parsed and validated once, whichever of its operations is asked for', () => {
  const documents = createDocuments(schema, { documents: 'any', hasExplorer: true });
  const text = 'query A { a } query B { a }';
  const first = documents.find({ query: text, operationName: 'A' });
  const second = documents.find({ query: text, operationName: 'B' });
  if (!('document' in first && 'document' in second)) throw new Error('Operations were expected.');
  expect(second.document).toBe(first.document);
  expect([first.node.name?.value, second.node.name?.value]).toEqual(['A', 'B']);
  expect(documents.find({ query: '{ b }' })).toBe(documents.find({ query: '{ b }' }));
});

test('The documents that are kept have a bounded length together, also those that are invalid', () => {
  const documents = createDocuments(schema, { documents: 'any', hasExplorer: true });
  for (const text of ['{ a }', '{ b }', '{ a']) {
    const before = documents.find({ query: text });
    // 120,000 characters.
    for (let count = 0; count < 12; count += 1) documents.find({ query: `{ a${count} } #`.padEnd(10_000) });
    const after = documents.find({ query: text });
    expect('document' in after ? after.document : after).not.toBe(
      'document' in before ? before.document : before,
    );
  }
});

test('A document that is too long evicts no other', () => {
  const documents = createDocuments(schema, { documents: 'any', hasExplorer: true });
  const before = documents.find({ query: '{ b }' });
  for (let count = 0; count < 10; count += 1) {
    expect(documents.find({ query: `{ a } # ${count}`.padEnd(50_000) })).toMatchObject([
      { message: 'An operation has at most 20,000 characters.' },
    ]);
  }
  expect(documents.find({ query: '{ b }' })).toBe(before);
});
