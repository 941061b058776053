import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import type { Plugin } from 'vite';
import * as generated from '../src/gql/graphql.ts';
import { hashOf, sentText } from './sent-documents.ts';

/** How source files import `graphql()`. */
const importOfMap = /^import \{ graphql \} from '#gql\/gql\.ts';$/m;
/** A call of `graphql()` with its operation or fragment. */
const call = /\bgraphql\(\s*`\s*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`\s*\)/g;

/** The hash that is sent instead of a query or mutation. Fragments have none, and sockets send texts. */
function sentHash(document: DocumentNode): string | undefined {
  const [own] = document.definitions;
  if (own?.kind !== Kind.OPERATION_DEFINITION) return undefined;
  return own.operation === OperationTypeNode.SUBSCRIPTION ? undefined : hashOf(sentText(document));
}

/**
 * Replaces each `graphql()` call with its generated document. A call that runs looks its document up in a map of all
 * documents, which every page would have to load. GraphQL Code Generator has such plugins only for Babel and SWC.
 */
export function inlineDocuments(): Plugin {
  const byName = new Map(
    Object.values(generated).map((document) => {
      // The definitions of an operation's fragments follow its own.
      const [own] = document.definitions;
      return [own && 'name' in own ? own.name?.value : undefined, document] as const;
    }),
  );
  return {
    name: 'canary:inline-documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]client[\\/]src[\\/]/, code: "from '#gql/gql.ts'" },
      handler(code, id) {
        const own = code.replace(importOfMap, '').replace(call, (_, name: string) => {
          const document = byName.get(name);
          if (!document) throw new Error(`No document ${name} was generated: run pnpm generate.`);
          return `(${JSON.stringify({ ...document, hash: sentHash(document) })})`;
        });
        if (own.includes('graphql(`')) throw new Error(`${id} contains a document that can't be parsed.`);
        return { code: own, map: null };
      },
    },
  };
}
