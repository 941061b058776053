import { type GraphQLQuery, type GraphQLResponseBody, graphql, HttpResponse } from 'msw';

/** Answers an operation with `data`, and records the variables that it was sent with. */
export function answered(operation: string, data: GraphQLQuery) {
  const sent: Record<string, unknown>[] = [];
  const resolve = ({ variables }: { readonly variables: Record<string, unknown> }) => {
    sent.push(variables);
    return HttpResponse.json<GraphQLResponseBody<GraphQLQuery>>({ data });
  };
  return { sent, handlers: [graphql.mutation(operation, resolve), graphql.query(operation, resolve)] };
}
