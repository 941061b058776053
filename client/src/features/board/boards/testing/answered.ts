import { HttpResponse } from 'msw';
import type { GraphQLQuery, GraphQLResponseBody } from 'msw/graphql';
import { api } from '#testing/server.ts';

/** Answers an operation with `data`, and records the variables that it was sent with. */
export function answered(operation: string, data: GraphQLQuery) {
  const sent: Record<string, unknown>[] = [];
  const resolve = ({ variables }: { readonly variables: Record<string, unknown> }) => {
    sent.push(variables);
    return HttpResponse.json<GraphQLResponseBody<GraphQLQuery>>({ data });
  };
  return { sent, handlers: [api.mutation(operation, resolve), api.query(operation, resolve)] };
}
