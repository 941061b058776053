import type { CodegenConfig } from '@graphql-codegen/cli';

/** Generates typed documents from the operations in the client's source. `scripts/generate.ts` runs it. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  // graphql() calls, and strings marked /* GraphQL */ on pages that don't load Apollo Client.
  documents: ['client/src/**/*.{ts,tsx}', '!client/src/gql/**', '!client/src/**/*.test.{ts,tsx}'],
  ignoreNoDocuments: true,
  generates: {
    'client/src/gql/': {
      preset: 'client',
      // Apollo Client already has a hook called useFragment.
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: {
        // Node runs this code in the benchmarks, and guesses no extension.
        importExtension: '.ts',
        useTypeImports: true,
        immutableTypes: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: { DateTime: 'string', JSON: 'unknown' },
      },
    },
  },
};

export default config;
