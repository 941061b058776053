import type { CodegenConfig } from '@graphql-codegen/cli';

/** Typed documents for the client, from the operations in its source. `scripts/generate.ts` runs it. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  // graphql() calls, and plain strings marked /* GraphQL */ where a page loads no GraphQL client.
  documents: ['client/src/**/*.{ts,tsx}', '!client/src/gql/**'],
  ignoreNoDocuments: true,
  generates: {
    'client/src/gql/': {
      preset: 'client',
      // The name keeps it apart from Apollo's hook of the same purpose.
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: { DateTime: 'string', JSON: 'unknown' },
      },
    },
  },
};

export default config;
