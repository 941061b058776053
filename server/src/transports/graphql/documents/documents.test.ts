import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { createDocuments, type Documents } from './documents.ts';

const schema = buildSchema('type Query { a: Int }');

test('A document is parsed and validated once, whichever of its operations is asked for', () => {
  const documents = createDocuments(schema, { documents: 'any', hasExplorer: true });
  const text = 'query A { a } query B { a }';
  const first = documents.find({ query: text, operationName: 'A' });
  const second = documents.find({ query: text, operationName: 'B' });
  if (!('document' in first && 'document' in second)) throw new Error('Operations were expected.');
  expect(second.document).toBe(first.document);
  expect([first.node.name?.value, second.node.name?.value]).toEqual(['A', 'B']);
});

const documentOf = (documents: Documents, query: string) => {
  const found = documents.find({ query });
  if (!('document' in found)) throw new Error('An operation was expected.');
  return found.document;
};

test('The documents that are kept have a bounded length together', () => {
  const documents = createDocuments(schema, { documents: 'any', hasExplorer: true });
  const before = documentOf(documents, '{ a }');
  // 120,000 characters.
  for (let count = 0; count < 12; count += 1) documents.find({ query: `{ a } # ${count}`.padEnd(10_000) });
  expect(documentOf(documents, '{ a }')).not.toBe(before);
});

test('A document that is invalid or too long evicts no other', () => {
  const documents = createDocuments(schema, { documents: 'any', hasExplorer: true });
  const before = documentOf(documents, '{ a }');
  for (let count = 0; count < 12; count += 1) {
    documents.find({ query: `{ b } # ${count}`.padEnd(10_000) });
    documents.find({ query: `{ a # ${count}`.padEnd(10_000) });
    expect(documents.find({ query: `{ a } # ${count}`.padEnd(50_000) })).toMatchObject([
      { message: 'An operation has at most 20,000 characters.' },
    ]);
  }
  expect(documentOf(documents, '{ a }')).toBe(before);
});

test('No more than ten errors of a document are reported', () => {
  const documents = createDocuments(schema, { documents: 'any', hasExplorer: true });
  const fields = Array.from({ length: 100 }, (_, index) => `b${index}`);
  const errors = documents.find({ query: `{ ${fields.join(' ')} }` });
  expect(errors).toHaveLength(11);
  expect(errors).toHaveProperty('10.message', expect.stringContaining('error limit reached'));
});
