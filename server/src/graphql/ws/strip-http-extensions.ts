import type { GraphQLError, GraphQLFormattedError } from 'graphql';

/** An error as it is sent over a socket, without the status that yoga notes in it for HTTP. */
export function withoutStatus(error: GraphQLError): GraphQLFormattedError {
  const { extensions, ...told } = error.toJSON();
  if (!extensions) return told;
  const { http: _status, unexpected: _isUnexpected, ...kept } = extensions;
  return { ...told, extensions: kept };
}
