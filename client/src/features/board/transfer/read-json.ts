import { BoardFileError } from './board-file-error.ts';

/**
 * Parses JSON.
 *
 * @throws {BoardFileError} if it is damaged, with the line, or ends too early
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BoardFileError(`This JSON file is damaged${placeIn(text, error)}. Export it again.`);
  }
}

/** The place that the browser's message names, if it does: browsers differ. */
function placeIn(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const position = /position (\d+)/.exec(message)?.[1];
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return ` in line ${line}`;
  if (position) return ` in line ${text.slice(0, Number(position)).split('\n').length}`;
  return /end/i.test(message) ? ': its end is missing' : '';
}
