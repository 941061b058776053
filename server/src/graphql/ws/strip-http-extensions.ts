import type { GraphQLError, GraphQLFormattedError } from 'graphql';

/** Formats an error for a socket, without the extensions that Yoga uses for the HTTP status. */
export function stripHttpExtensions(error: GraphQLError): GraphQLFormattedError {
  const { extensions, ...formatted } = error.toJSON();
  if (!extensions) return formatted;
  const { http: _http, unexpected: _unexpected, ...kept } = extensions;
  return { ...formatted, extensions: kept };
}
