import type { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { operations } from '../../metrics/metrics.ts';

/** Counts the operations over HTTP by their outcome. */
export function useOperationMetrics(): Plugin {
  return {
    onResultProcess: ({ result }) => {
      if (Symbol.asyncIterator in result) return;
      for (const { errors } of Array.isArray(result) ? result : [result]) {
        operations.inc({ outcome: outcomeOf(errors?.[0]) });
      }
    },
  };
}

/** Codes come from this server and from Yoga, and never from a client. */
function outcomeOf(error: GraphQLError | undefined): string {
  const code = error?.extensions['code'];
  if (!error) return 'ok';
  return typeof code === 'string' ? code : 'other';
}
