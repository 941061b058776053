/** Why an operation failed, in a form that the interface can show. */
export interface Failure {
  /** The server's error code, such as `BAD_USER_INPUT`; `UNREACHABLE` for no response or a response of a proxy. */
  readonly code: string;
  /** Message for the user. */
  readonly message: string;
  /** The input field that is invalid. */
  readonly field: string | undefined;
}

/**
 * Reads the code, message and field of an error.
 *
 * @example
 * failureOf(error); // { code: 'BAD_USER_INPUT', message: 'Enter a username.', field: 'username' }
 */
export function failureOf(error: unknown): Failure {
  const [first] = hasErrors(error) ? error.errors : [];
  if (!first) return { code: 'UNREACHABLE', message: unreachableMessage(error), field: undefined };
  const { code, field } = first.extensions ?? {};
  return {
    code: typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR',
    // The server's own message is for developers. A page gets this error after a deploy with DOCUMENTS=trusted.
    message: code === 'DOCUMENT_NOT_ALLOWED' ? 'This page is out of date. Reload it.' : first.message,
    field: typeof field === 'string' ? field : undefined,
  };
}

interface GraphQLFailure {
  readonly errors: readonly { message: string; extensions?: Readonly<Record<string, unknown>> }[];
}

/** Checks the shape of an error. Apollo's own check would load the Apollo client on pages that don't need it yet. */
function hasErrors(error: unknown): error is GraphQLFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

/** Whether the server, or a proxy in front of it, responded at all. */
export function isAnswered(error: unknown): boolean {
  return hasErrors(error) || statusOf(error) > 0;
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
}

/** Returns the message for a busy or failing server, or a proxy in front of it, or for a lost connection. */
function unreachableMessage(error: unknown): string {
  const status = statusOf(error);
  if (status === 429 || status === 503) return 'The server is busy. Wait a minute and try again.';
  if (status >= 400) return 'The server can’t answer at the moment. Try again in a few minutes.';
  return 'We can’t reach the server. Check your connection and try again.';
}
