import { FileError } from '@canary/tables/file-error';

/**
 * Parses JSON.
 *
 * @throws {FileError} if it is damaged, with the place as the browser names it
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? ` (${error.message})` : '';
    throw new FileError(
      `This JSON file is damaged, or its end is missing. Choose another copy of it.${reason}`,
    );
  }
}
