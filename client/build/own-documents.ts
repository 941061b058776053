import type { Plugin } from 'vite';
import * as generated from '../src/gql/graphql.ts';

/** How source files get `graphql()`. */
const importOfMap = /^import \{ graphql \} from '#gql\/gql\.ts';$/m;
/** The text of an operation or fragment, as source files give it to `graphql()`. */
const call = /\bgraphql\(\s*`\s*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`\s*\)/g;

/**
 * Puts each GraphQL document where it is used. By themselves, `graphql()` calls look them up in a map of all of the
 * site's, which every page would have to load. GraphQL Code Generator has plugins for this, for Babel and SWC only.
 */
export function ownDocuments(): Plugin {
  const byName = new Map(
    Object.values(generated).map((document) => {
      // An operation's own definition is the first, before those of the fragments that it spreads.
      const [own] = document.definitions;
      return [own && 'name' in own ? own.name?.value : undefined, document] as const;
    }),
  );
  return {
    name: 'canary:own-documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]client[\\/]src[\\/]/, code: "from '#gql/gql.ts'" },
      handler(code, id) {
        const own = code.replace(importOfMap, '').replace(call, (_, name: string) => {
          const document = byName.get(name);
          if (!document) throw new Error(`No document ${name} was generated: run pnpm generate.`);
          return `(${JSON.stringify(document)})`;
        });
        if (own.includes('graphql(`')) throw new Error(`${id} holds a document that this can't read.`);
        return { code: own, map: null };
      },
    },
  };
}
