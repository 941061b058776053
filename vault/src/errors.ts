/** Whatever the vault can't open, or won't make: each has a name of its own, and none comes with any content. */
export abstract class VaultError extends Error {}

/** The key is another one, or what was sealed was changed or belongs elsewhere: which of these, nobody can tell. */
export class CannotOpenError extends VaultError {
  override readonly name = 'CannotOpenError';

  constructor() {
    super('This was sealed by another key, or was changed since.');
  }
}

/** A password, passphrase or recovery code that doesn't open the wrapped key, or a wrap that was changed. */
export class WrongSecretError extends VaultError {
  override readonly name = 'WrongSecretError';

  constructor() {
    super('This doesn’t open the history.');
  }
}

/** Not what this version of the site writes: damaged, or written by a newer one. */
export class UnknownFormatError extends VaultError {
  override readonly name = 'UnknownFormatError';

  constructor() {
    super('This is in a form that this version of the site can’t read.');
  }
}

/** More than a record may hold. */
export class TooLargeError extends VaultError {
  override readonly name = 'TooLargeError';

  constructor(/** How many bytes too many. */ readonly excess: number) {
    super(`This is ${excess} bytes too long to be saved.`);
  }
}

/** It opened, and isn't what a saved code looks like. */
export class NotARecordError extends VaultError {
  override readonly name = 'NotARecordError';

  constructor() {
    super('This opened, but isn’t a saved code.');
  }
}

/** An older version of a record than one that this browser has seen. */
export class RolledBackError extends VaultError {
  override readonly name = 'RolledBackError';

  constructor(readonly id: string) {
    super('The server sent an older version of this than it had before.');
  }
}
