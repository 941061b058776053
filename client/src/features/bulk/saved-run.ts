import type { Columns } from '@canary/bulk/columns';
import { maxColumns, maxRows, type Table } from '@canary/bulk/table';
import { compress, decompress } from '@canary/qr/compression';
import type { Design } from '@canary/qr/design/design';
import { maxRunLength, runPrefix } from '@canary/vault/run';
import { z } from 'zod';
import { storedLabels } from '#shared/paper/remembered-labels.ts';
import { runTypeIds } from './dynamic-link.ts';
import type { TypedOutput } from './output-fields.tsx';

/** The rows of a run and what is made of them. */
export interface RunContent {
  readonly table: Table;
  readonly columns: Columns;
  readonly output: TypedOutput;
  /** The short links that are made, by `linkKey`. */
  readonly linked: readonly string[];
}

/** A run in the history. */
export interface SavedRun {
  readonly id: string;
  readonly name: string;
  /** The look of its codes. */
  readonly design: Design;
  /** The result of {@link packRun}. */
  readonly packed: string;
}

/** A run can't be opened. The message is for display. */
export class SavedRunError extends Error {
  override readonly name = 'SavedRunError';
}

const formatVersion = 1;

/** Bytes of an unpacked run. A table of the most rows with 3 kB each has fewer. */
const maxUnpackedBytes = 32_000_000;

const typed = z.string().max(20);
const template = z.string().max(2_000);

const content: z.ZodType<RunContent> = z.object({
  table: z.object({
    header: z.array(z.string()).max(maxColumns),
    rows: z
      .array(z.object({ number: z.int().positive(), cells: z.array(z.string()).max(maxColumns) }))
      .max(maxRows),
  }),
  columns: z.object({
    type: z.enum(runTypeIds),
    sources: z.record(
      z.string(),
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('column'), column: z.int().nonnegative() }),
        z.object({ kind: z.literal('text'), text: z.string() }),
      ]),
    ),
  }),
  output: z.object({
    format: z.enum(['png', 'svg', 'labels']),
    size: typed,
    name: template,
    caption: template,
    linksAlone: z.boolean().optional(),
    labels: storedLabels.extend({ caption: template, count: typed, first: typed }),
    isBlackOnWhite: z.boolean().optional(),
  }),
  linked: z.array(z.string()).max(maxRows),
});

/**
 * Packs a run for the history: JSON with a version, compressed with gzip, as a data URL.
 *
 * @returns undefined if it is longer than a record holds, or {@link unpackRun} would refuse it
 */
export async function packRun(run: RunContent): Promise<string | undefined> {
  const json = new TextEncoder().encode(JSON.stringify({ v: formatVersion, ...run }));
  // What isn't used now isn't checked before a run, such as the width of files while labels are made.
  if (json.length > maxUnpackedBytes || !content.safeParse(run).success) return undefined;
  const bytes = await compress(json, 'gzip');
  const packed = runPrefix + z.util.uint8ArrayToBase64(bytes);
  return packed.length <= maxRunLength ? packed : undefined;
}

/**
 * Reads the result of {@link packRun}.
 *
 * @throws {SavedRunError} if it isn't one, or a newer version of the site has made it
 */
export async function unpackRun(packed: string): Promise<RunContent> {
  const value = await decompressJson(packed);
  const { v } = Object(value);
  if (typeof v === 'number' && v > formatVersion)
    throw new SavedRunError('A newer version of the site has saved these codes. Reload the page.');
  const { data } = content.safeParse(value);
  if (v !== formatVersion || !data) throw new SavedRunError('The rows of these codes can’t be read.');
  return data;
}

async function decompressJson(packed: string): Promise<unknown> {
  try {
    const bytes = z.util.base64ToUint8Array(packed.slice(runPrefix.length));
    return JSON.parse(new TextDecoder().decode(await decompress(bytes, 'gzip', maxUnpackedBytes)));
  } catch {
    return undefined;
  }
}
