/** What is found wrong with what was typed before anything is sent; a form shows it as it does a server's answer. */
export class WrongInput extends Error {
  override readonly name = 'WrongInput';
  readonly errors: readonly { message: string; extensions: Readonly<Record<string, string>> }[];

  /** @param field of the form; none for what is about all of it */
  constructor(message: string, field?: string) {
    super(message);
    this.errors = [{ message, extensions: { code: 'BAD_USER_INPUT', ...(field && { field }) } }];
  }
}
