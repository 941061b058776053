/** An error of the vault. No message contains plaintext, keys or secrets. */
export abstract class VaultError extends Error {}

/** AES-GCM authentication failed: wrong key, modified ciphertext or another context. AES-GCM can't tell which. */
export class DecryptionError extends VaultError {
  override readonly name = 'DecryptionError';

  constructor() {
    super('Decryption failed: the key is different or the data was modified.');
  }
}

/** The password, passphrase or recovery code doesn't unwrap the key, or the wrapped key was modified. */
export class WrongSecretError extends VaultError {
  override readonly name = 'WrongSecretError';

  constructor() {
    super('This doesn’t unlock your history.');
  }
}

/** The data is damaged, or a newer version of the site wrote it. */
export class UnknownFormatError extends VaultError {
  override readonly name = 'UnknownFormatError';

  constructor() {
    super('This version of the site can’t read this format.');
  }
}

/** The record exceeds the size limit. */
export class TooLargeError extends VaultError {
  override readonly name = 'TooLargeError';

  /** Number of bytes above the limit. */
  readonly excess: number;

  constructor(excess: number) {
    super(`This is ${excess} bytes too long to save.`);
    this.excess = excess;
  }
}

/** The data was decrypted but doesn't match the schema of its kind. */
export class NotARecordError extends VaultError {
  override readonly name = 'NotARecordError';

  constructor() {
    super('The decrypted data isn’t a record of this kind.');
  }
}

/** The server sent an older version of a record than this browser has already seen. */
export class RolledBackError extends VaultError {
  override readonly name = 'RolledBackError';

  /** Id of the record. */
  readonly id: string;

  constructor(id: string) {
    super('The server sent an older version of this record than before.');
    this.id = id;
  }
}

/**
 * The error for decrypted data that matches no schema of its kind. @param known the newest version of the kind's schema
 */
export function unreadableError(value: unknown, known: number): UnknownFormatError | NotARecordError {
  const { v }: { v?: unknown } = { ...Object(value) };
  return typeof v === 'number' && v > known ? new UnknownFormatError() : new NotARecordError();
}
