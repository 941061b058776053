/** An input that the client rejects. The error has the shape of a server error, so forms show both in the same way. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly errors: readonly { message: string; extensions: Readonly<Record<string, string>> }[];

  /** @param field the form field; omit it for an error about the whole form */
  constructor(message: string, field?: string) {
    super(message);
    this.errors = [{ message, extensions: { code: 'BAD_USER_INPUT', ...(field && { field }) } }];
  }
}
