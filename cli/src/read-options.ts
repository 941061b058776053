import { parseArgs } from 'node:util';
import { type FileFormat, fileFormats, formatTraits } from '@canary/qr/files/format';
import { type FileSize, type SizeUnit, sizeLimits } from '@canary/qr/files/size';

/** The command was called in a way that it doesn't understand. The message says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Whether the operating system refused something, such as a file that doesn't exist. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

/** What the user asks for. */
export interface Options {
  readonly help: boolean;
  readonly version: boolean;
  /** The text of the code, or the main field of its type; undefined to read standard input. */
  readonly text: string | undefined;
  /** The id of the content type; undefined for the text as it is. */
  readonly type: string | undefined;
  /** The other fields of the type, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** A design link, its text, the path of a design file, or the id of a template. */
  readonly design: string | undefined;
  /** Undefined for standard output. */
  readonly output: string | undefined;
  /** Undefined if neither an option nor the name of the output tells it. */
  readonly format: FileFormat | undefined;
  readonly size: FileSize;
  readonly json: boolean;
  /** A table with a code in each row, and where its codes go. */
  readonly rows:
    | { readonly table: string; readonly zip: string; readonly name: string | undefined }
    | undefined;
}

const defaultSize = '1024px';
const defaultDpi = '300';

/**
 * Reads the arguments of the command.
 *
 * @throws {UsageError}
 * @example readOptions(['https://example.com', '-o', 'code.svg']).format // 'svg'
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const [text, ...others] = positionals;
  if (others.length > 0)
    throw new UsageError(
      `There is one text too many: ${quoted(others[0])}. Put quotes around a text with spaces.`,
    );
  const { rows, zip, name } = values;
  const output = values.output === '-' ? undefined : values.output;
  if ((rows === undefined) !== (zip === undefined))
    throw new UsageError('Give --rows and --zip together: the table, and the file for its codes.');
  if (rows !== undefined && text !== undefined)
    throw new UsageError(`The codes have the texts of ${rows}, so ${quoted(text)} has no place.`);
  if (rows !== undefined && output !== undefined)
    throw new UsageError('The codes of a table go to --zip, so --output has no place.');
  if (rows === undefined && name !== undefined) throw new UsageError('--name is for the files of --rows.');
  return {
    help: values.help ?? false,
    version: values.version ?? false,
    text,
    type: values.type,
    fields: Object.fromEntries((values.field ?? []).map(readField)),
    design: values.design,
    output,
    format: readFormat(values.format, output),
    size: readSize(values.size ?? defaultSize, values.dpi ?? defaultDpi),
    json: values.json ?? false,
    rows: rows === undefined || zip === undefined ? undefined : { table: rows, zip, name },
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
        type: { type: 'string', short: 't' },
        field: { type: 'string', short: 'f', multiple: true },
        design: { type: 'string', short: 'd' },
        output: { type: 'string', short: 'o' },
        format: { type: 'string' },
        size: { type: 'string', short: 's' },
        dpi: { type: 'string' },
        json: { type: 'boolean' },
        rows: { type: 'string' },
        zip: { type: 'string' },
        name: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readField(field: string): readonly [string, string] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(field) ?? [];
  if (name === undefined || value === undefined)
    throw new UsageError(`A field has the form NAME=VALUE, unlike ${quoted(field)}.`);
  return [name, value];
}

function readFormat(typed: string | undefined, output: string | undefined): FileFormat | undefined {
  const extension = typed ?? /\.(\w+)$/.exec(output ?? '')?.[1];
  if (extension === undefined && output === undefined) return undefined;
  const wanted = extension?.toLowerCase();
  const format = fileFormats.find((id) => id === wanted || formatTraits[id].extension === wanted);
  if (format) return format;
  const formats = fileFormats.join(', ');
  throw new UsageError(
    typed === undefined
      ? `The format of ${quoted(output)} is unknown. End its name with a format or add --format: ${formats}.`
      : `--format is one of ${formats}, not ${quoted(typed)}.`,
  );
}

/** @example readSize('30mm', '300') // { width: 30, unit: 'mm', dpi: 300 } */
function readSize(size: string, density: string): FileSize {
  const [, digits, unit = 'px'] = /^(\d+(?:\.\d+)?)\s*(px|mm|in)?$/i.exec(size) ?? [];
  if (digits === undefined)
    throw new UsageError(`--size is a width like 30mm, 1.5in or 512px, not ${quoted(size)}.`);
  const width = Number(digits);
  const name = unit.toLowerCase() as SizeUnit;
  const { min, max } = sizeLimits[name];
  if (width < min || width > max)
    throw new UsageError(`--size is ${min} to ${max} ${name}, not ${width} ${name}.`);
  if (name === 'px' && !Number.isInteger(width))
    throw new UsageError(`--size in pixels is a whole number, not ${width}.`);
  const dpi = Number(density);
  if (!(dpi >= sizeLimits.dpi.min && dpi <= sizeLimits.dpi.max))
    throw new UsageError(
      `--dpi is ${sizeLimits.dpi.min} to ${sizeLimits.dpi.max} pixels per inch, not ${quoted(density)}.`,
    );
  return { width, unit: name, dpi };
}

function quoted(text: string | undefined): string {
  return `“${text}”`;
}
