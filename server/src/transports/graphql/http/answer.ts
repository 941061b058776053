import { type ExecutionResult, GraphQLError } from 'graphql';
import { operationOutcomes } from '../../../platform/metrics/metrics.ts';

const json = 'application/json';
const graphqlJson = 'application/graphql-response+json';

/** An answer to an operation over HTTP. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body; null if the client already has it. */
  readonly body: Buffer | null;
}

/**
 * The media type that a client prefers, of the two media types of the specification of GraphQL over HTTP. A client that
 * accepts neither type gets JSON, because a GraphQL error says more than status 406.
 */
export function mediaTypeOf(accept = ''): string {
  return /application\/(?:graphql-response\+json|json|\*)|\*\/\*/.exec(accept)?.[0] === graphqlJson
    ? graphqlJson
    : json;
}

/** Answers with an operation's result, and counts its outcome. */
export function respond(
  result: ExecutionResult,
  mediaType: string,
  {
    status = statusOf(result, mediaType),
    headers = {},
    body = Buffer.from(JSON.stringify(result)),
  }: Partial<Answer> = {},
): Answer {
  const [error] = result.errors ?? [];
  const { code = 'other', retryAfter = 1 } = error?.extensions ?? {};
  // Codes come from this server and never from a client.
  operationOutcomes.inc({ outcome: error ? String(code) : 'ok' });
  const given = {
    'cache-control': 'no-store',
    'content-type': `${mediaType}; charset=utf-8`,
    ...(status === 503 && { 'retry-after': String(retryAfter) }),
    ...headers,
  };
  return { status, headers: given, body };
}

function statusOf({ data, errors = [] }: ExecutionResult, mediaType: string): number {
  const codes = new Set(errors.map(({ extensions: { code } }) => code));
  if (codes.has('UNAVAILABLE') || codes.has('OVERLOADED')) return 503;
  if (data !== undefined) return 200;
  if (codes.has('INTERNAL_SERVER_ERROR')) return 500;
  if (codes.has('BAD_REQUEST')) return 400;
  // Clients that only know application/json expect 200 for every answer with a GraphQL error.
  return mediaType === graphqlJson ? 400 : 200;
}

/** The error for a request that doesn't follow the specification of GraphQL over HTTP. */
export function badRequestError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}
