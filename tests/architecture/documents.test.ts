import { expect, test } from 'vitest';
import * as generated from '../../client/src/gql/graphql.ts';
import { siteDocuments } from '../../scripts/site-documents.ts';
import { readSource } from './import-graph.ts';

const texts = Object.values(siteDocuments());

test('The manifest has every operation of the site once', () => {
  const names = Object.values(generated).flatMap(({ definitions: [own] }) =>
    own?.kind === 'OperationDefinition' ? [own.name?.value] : [],
  );
  expect(names.length).toBeGreaterThan(50);
  const inManifest = texts.map((text) => /^(?:query|mutation|subscription) (\w+)/.exec(text)?.[1]);
  expect(inManifest.toSorted()).toEqual(names.toSorted());
});

test('The manifest has operations of pages without Apollo Client as these send them', () => {
  const [, sent = ''] =
    /\/\* GraphQL \*\/ `(.*)`/.exec(readSource('client/src/session/public-session.ts')) ?? [];
  expect(sent).toContain('query Viewer');
  expect(texts).toContain(sent);
});
