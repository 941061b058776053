/** Why an operation failed, as a form can show it. */
export interface Failure {
  /** The server's code, such as `BAD_USER_INPUT`; `UNREACHABLE` when it didn't answer. */
  readonly code: string;
  /** What a person can do about it. */
  readonly message: string;
  /** The field of the input that is wrong. */
  readonly field: string | undefined;
}

const unreachable: Failure = {
  code: 'UNREACHABLE',
  message: 'We can’t reach the server. Check your connection and try again.',
  field: undefined,
};

/**
 * @example
 * failureOf(error); // { code: 'BAD_USER_INPUT', message: 'Enter a username.', field: 'username' }
 */
export function failureOf(error: unknown): Failure {
  const [first] = isAnswer(error) ? error.errors : [];
  if (!first) return unreachable;
  const { code, field } = first.extensions ?? {};
  return {
    code: typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR',
    message: first.message,
    field: typeof field === 'string' ? field : undefined,
  };
}

interface Answer {
  readonly errors: readonly { message: string; extensions?: Readonly<Record<string, unknown>> }[];
}

/** By its shape: Apollo's own check would bring the whole client to pages that fetch it only once it is needed. */
function isAnswer(error: unknown): error is Answer {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}
