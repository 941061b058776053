/** Why an operation failed, in a form that the interface can show. */
export interface Failure {
  /** The server's error code, such as `BAD_USER_INPUT`; `UNREACHABLE` if there was no response. */
  readonly code: string;
  /** For the user. */
  readonly message: string;
  /** The input field that is invalid. */
  readonly field: string | undefined;
}

const unreachable: Failure = {
  code: 'UNREACHABLE',
  message: 'We can’t reach the server. Check your connection and try again.',
  field: undefined,
};

/**
 * Reads the code, message and field of an error.
 *
 * @example
 * failureOf(error); // { code: 'BAD_USER_INPUT', message: 'Enter a username.', field: 'username' }
 */
export function failureOf(error: unknown): Failure {
  const [first] = hasErrors(error) ? error.errors : [];
  if (!first) return unreachable;
  const { code, field } = first.extensions ?? {};
  return {
    code: typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR',
    // The server's own message is for programs. A page gets it after a deploy with DOCUMENTS=trusted.
    message: code === 'DOCUMENT_NOT_ALLOWED' ? 'This page is out of date. Reload it.' : first.message,
    field: typeof field === 'string' ? field : undefined,
  };
}

interface GraphQLFailure {
  readonly errors: readonly { message: string; extensions?: Readonly<Record<string, unknown>> }[];
}

/** Checked by shape: Apollo's own check would load the client on pages that don't need it yet. */
function hasErrors(error: unknown): error is GraphQLFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}
