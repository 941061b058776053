/** A file can't be read. The message is for display: it names the place in the file, and what is wrong there. */
export class FileError extends Error {
  override readonly name = 'FileError';
}
