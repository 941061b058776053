import { writeFile } from 'node:fs/promises';
import { formatTraits } from '@canary/qr/files/format';
import { pixelsOf, sizeLimits } from '@canary/qr/files/size';
import { moduleRows } from '@canary/qr/matrix';
import type { FileOptions } from '@canary/rendering/core/requests';
import manifest from '../package.json' with { type: 'json' };
import { toCharacters } from './characters.ts';
import { help } from './help.ts';
import { CodeError, makeFile } from './make-file.ts';
import { makeRows } from './make-rows.ts';
import { readPayload } from './read-content.ts';
import { readDesign } from './read-design.ts';
import { isSystemError, type Options, readOptions, UsageError } from './read-options.ts';

/** Where the command reads and writes, besides files. */
export interface Terminal {
  /** Reads standard input to its end; undefined if a person would have to type it. */
  readonly readInput: (() => Promise<string>) | undefined;
  /** Whether standard output is a terminal, which shows characters and not files. */
  readonly isTerminal: boolean;
  write(output: string | Uint8Array): void;
  /** Writes a line for people, beside the output. */
  tell(message: string): void;
}

/** The code can't be read, or its text is too long. */
const UNREADABLE = 1;
/** The arguments, or the files that they name, are wrong. */
const USAGE = 2;

/** Quality of JPEG and WebP. */
const quality = 0.9;

/**
 * Runs the command.
 *
 * @returns the exit code: 0, or 1 if a code is unreadable or its text too long, or 2 if arguments or files are wrong
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const tell = (exitCode: number, message: string) => {
    terminal.tell(message);
    return exitCode;
  };
  try {
    const options = readOptions(args);
    if (options.help) terminal.write(help);
    else if (options.version) terminal.write(`${manifest.version}\n`);
    else if (options.rows) return await runRows(options, options.rows, terminal);
    else await runCode(options, terminal);
    return 0;
  } catch (error) {
    if (error instanceof CodeError) return tell(UNREADABLE, error.message);
    if (error instanceof UsageError)
      return tell(USAGE, `${error.message}\ncanary-qr --help explains the options.`);
    throw error;
  }
}

async function runCode(options: Options, terminal: Terminal): Promise<void> {
  const { text, output, json } = options;
  const hasText = text !== undefined || Object.keys(options.fields).length > 0;
  const input = hasText ? text : (await terminal.readInput?.())?.replace(/\r?\n$/, '');
  const payload = readPayload(input, options);
  const design = await readDesign(options.design);
  const file = fileOf(options);
  const { bytes, code } = await makeFile({ payload, design, file });
  if (output !== undefined) await write(output, bytes);
  const isShown = terminal.isTerminal && options.format === undefined;
  if (!json && output !== undefined) return;
  if (!json && !isShown) return terminal.write(bytes);
  const { matrix, version, level } = code;
  const asData = { payload, version, level, size: matrix.size, modules: moduleRows(matrix) };
  terminal.write(json ? `${JSON.stringify(asData)}\n` : toCharacters(matrix));
}

async function runRows(
  options: Options,
  rows: NonNullable<Options['rows']>,
  terminal: Terminal,
): Promise<number> {
  const design = await readDesign(options.design);
  const file = fileOf({ ...options, format: options.format ?? 'png' });
  const { type, made, leftOut } = await makeRows(rows, options, design, file);
  for (const { row, reason } of leftOut) terminal.tell(`Row ${row}: ${reason}`);
  if (options.json) terminal.write(`${JSON.stringify({ zip: rows.zip, type, made, leftOut })}\n`);
  else terminal.tell(`${made} of ${made + leftOut.length} codes of type ${type} are in ${rows.zip}.`);
  return leftOut.length > 0 ? UNREADABLE : 0;
}

/** A file; SVG if nothing tells the format. @throws {UsageError} if it has too many pixels */
function fileOf({ format = 'svg', size }: Pick<Options, 'format' | 'size'>): FileOptions {
  const [pixels, { max }] = [pixelsOf(size), sizeLimits.px];
  if (!formatTraits[format].isVector && pixels > max)
    throw new UsageError(
      `The file would be ${pixels} pixels wide, and at most ${max} are possible. Choose a smaller --size or --dpi, or SVG.`,
    );
  return { format, size, quality };
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(path, bytes);
  } catch (error) {
    throw isSystemError(error) ? new UsageError(`--output: ${error.message}`) : error;
  }
}
