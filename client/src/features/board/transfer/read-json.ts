import { BoardFileError } from './board-file-error.ts';

/**
 * Parses JSON.
 *
 * @throws {BoardFileError} if it is damaged, with the place as the browser names it
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? ` (${error.message})` : '';
    throw new BoardFileError(
      `This JSON file is damaged, or its end is missing. Choose another copy of it.${reason}`,
    );
  }
}
