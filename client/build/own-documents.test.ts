import { expect, it } from 'vitest';
import { MeDocument } from '../src/gql/graphql.ts';
import { ownDocuments } from './own-documents.ts';

/** A source file as the plugin leaves it. */
function built(code: string): string {
  const { transform } = ownDocuments();
  if (typeof transform !== 'object') throw new Error('The plugin transforms by itself.');
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

it('puts a document in the place of its text, and asks for no map of all', () => {
  const code = built(file(`export const MeDocument = ${query};`));
  expect(code).toBe(`\nexport const MeDocument = (${JSON.stringify(MeDocument)});`);
});

it('does so for each of a file', () => {
  expect(built(file(`const one = ${query};`, `const other = ${query};`)).match(/"Document"/g)).toHaveLength(
    2,
  );
});

it('stops the build at a document that was not generated', () => {
  expect(() => built(file('graphql(`query Unheard { me { id } }`)'))).toThrow(
    'No document Unheard was generated: run pnpm generate.',
  );
});

it('stops the build at a document without a name', () => {
  expect(() => built(file('graphql(`{ me { id } }`)'))).toThrow(
    "me.ts holds a document that this can't read.",
  );
});
