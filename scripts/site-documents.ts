import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind } from 'graphql';
import { hashOf, sentText } from '../client/build/sent-documents.ts';
import * as generated from '../client/src/gql/graphql.ts';

const source = join(import.meta.dirname, '../client/src');

/** The texts of all operations that the site sends, by their hashes. */
export function siteDocuments(): Record<string, string> {
  const plain = plainTexts();
  const operations = Object.values(generated).flatMap((document) => {
    const [own] = document.definitions;
    // Definitions without an operation are fragments.
    return own?.kind === Kind.OPERATION_DEFINITION ? [{ name: own.name?.value ?? '', document }] : [];
  });
  const sent = operations.map(({ name, document }) => plain.get(name) ?? sentText(document));
  return Object.fromEntries(sent.map((text) => [hashOf(text), text]));
}

/** The texts of operations that pages send without Apollo Client, by the names of the operations. */
function plainTexts(): Map<string, string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/\/\* GraphQL \*\/ `([^`]*)`/g)])
    .map(([, text = '']) => text);
  return new Map(texts.map((text) => [/\w+\s+(\w+)/.exec(text)?.[1] ?? '', text]));
}
