import { expect, it } from 'vitest';
import { MeDocument } from '../src/gql/graphql.ts';
import { inlineDocuments } from './inline-documents.ts';
import { hashOf, sentText } from './sent-documents.ts';

/** Transforms a source file with the plugin. */
function built(code: string): string {
  const { transform } = inlineDocuments();
  if (typeof transform !== 'object') throw new Error('The plugin has no transform handler.');
  const result: unknown = Reflect.apply(transform.handler, undefined, [code, 'me.ts']);
  return typeof result === 'object' && result && 'code' in result ? String(result.code) : '';
}

const file = (...lines: string[]) => ["import { graphql } from '#gql/gql.ts';", ...lines].join('\n');
const query = `graphql(\`
  query Me {
    me {
      ...Me_user
    }
  }
\`)`;

it('replaces a call with its document and its hash, and removes the import of the map', () => {
  const code = built(file(`export const MeDocument = ${query};`));
  const document = { ...MeDocument, hash: hashOf(sentText(MeDocument)) };
  expect(code).toBe(`\nexport const MeDocument = (${JSON.stringify(document)});`);
});

it.each([
  ['fragment', 'fragment Me_user on User { id }'],
  ['subscription', 'subscription WatchMe { me { ...Me_user } }'],
])('adds no hash to a %s, which is never sent alone over HTTP', (_kind, text) => {
  const code = built(file(`const it = graphql(\`${text}\`);`));
  expect(code).toContain('"kind":"Document"');
  expect(code).not.toContain('"hash"');
});

it('replaces every call of a file', () => {
  expect(built(file(`const one = ${query};`, `const other = ${query};`)).match(/"Document"/g)).toHaveLength(
    2,
  );
});

it('fails the build for a document that was not generated', () => {
  expect(() => built(file('graphql(`query Unheard { me { id } }`)'))).toThrow(
    'No document Unheard was generated: run pnpm generate.',
  );
});

it('fails the build for a document without a name', () => {
  expect(() => built(file('graphql(`{ me { id } }`)'))).toThrow(
    "me.ts contains a document that can't be parsed.",
  );
});
