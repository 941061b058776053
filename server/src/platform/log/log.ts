import { z } from 'zod';
import { describeError } from './describe-error.ts';

/** The levels of the log. Each level includes the levels before it. */
export const logLevels = ['error', 'warn', 'info', 'debug'] as const;
/** The formats of an entry: a readable line, or a JSON object. */
export const logFormats = ['pretty', 'json'] as const;

export interface LogOptions {
  readonly level: (typeof logLevels)[number] | 'silent';
  readonly format: (typeof logFormats)[number];
  /** The destination. Default: standard output. */
  readonly to?: { write(line: string): void };
}

/** Fastify's options for the log of a server. */
export function loggerOptions({ level, format, to }: LogOptions) {
  const readable = { write: (line: string) => void (to ?? process.stdout).write(formatLine(line)) };
  const stream = format === 'pretty' ? readable : to;
  return {
    // At `info`, Fastify logs every request with its IP address. A proxy has an access log.
    level: level === 'info' ? 'warn' : level,
    serializers: { err: describeError },
    ...(stream && { stream }),
  };
}

/** The names of the numbers by which pino writes levels. */
const levelNames = new Map([
  [10, 'TRACE'],
  [20, 'DEBUG'],
  [30, 'INFO'],
  [40, 'WARN'],
  [50, 'ERROR'],
  [60, 'FATAL'],
]);

const entrySchema = z.looseObject({
  time: z.number(),
  level: z.number(),
  msg: z.string().optional(),
  err: z.looseObject({ stack: z.string().optional() }).optional(),
});

/**
 * Formats an entry that pino has written as JSON. No text starts a line of its own, so that no text looks like an
 * entry.
 *
 * @example
 * formatLine('{"time":0,"level":40,"msg":"Job failed","job":"prune"}'); // '1970-01-01 00:00:00 WARN  Job failed job=prune\n'
 */
export function formatLine(line: string): string {
  const { time, level, msg = '', err, ...others } = entrySchema.parse(JSON.parse(line));
  const { pid: _pid, hostname: _hostname, ...fields } = others;
  const { stack, ...error } = err ?? {};
  const at = new Date(time).toISOString().slice(0, 19).replace('T', ' ');
  const pairs = Object.entries({ ...fields, ...(err && { err: error }) });
  const texts = pairs.map(([name, value]) => `${name}=${formatValue(value)}`);
  const entry = [at, (levelNames.get(level) ?? String(level)).padEnd(5), escapeControls(msg), ...texts].join(
    ' ',
  );
  const frames = stack?.split('\n').map((frame) => `    ${escapeControls(frame.trim())}\n`) ?? [];
  return `${entry}\n${frames.join('')}`;
}

function formatValue(value: unknown): string {
  const isPlain = typeof value === 'string' && /^[^\s"=\p{C}]+$/u.test(value);
  return isPlain ? value : escapeControls(JSON.stringify(value) ?? '');
}

/** Escapes characters that control a terminal or change the order of a text, some of which JSON leaves as they are. */
function escapeControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (control) => {
    const json = JSON.stringify(control).slice(1, -1);
    return json === control ? `\\u{${control.codePointAt(0)?.toString(16)}}` : json;
  });
}
