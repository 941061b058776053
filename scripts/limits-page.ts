import {
  counters,
  operationStarts,
  operations,
  type QueueSize,
  queues,
  rates,
  requests,
  sizes,
} from '../server/src/guards/limits.ts';

interface Row {
  readonly protects: string;
  readonly by: string;
  readonly error: string;
}

const number = (value: number) =>
  value === Number.POSITIVE_INFINITY ? 'any number' : value.toLocaleString('en');

function duration(ms: number): string {
  const [value, unit] = ms < 1_000 ? [ms, 'ms'] : ms < 60_000 ? [ms / 1_000, 's'] : [ms / 60_000, 'minutes'];
  return `${value} ${unit}`;
}

function amount(max: number, unit: string): string {
  if (unit !== 'bytes') return `${number(max)} ${unit}`.trim();
  const kilobytes = Math.round(max / 1_024);
  return kilobytes < 1_024 ? `${number(kilobytes)} KB` : `${number(Math.round(kilobytes / 102.4) / 10)} MB`;
}

function places({ concurrency, concurrencyPerKey, maxWaiting, maxWaitingPerKey, maxWaitMs }: QueueSize) {
  const running = `${number(concurrency)} at once, ${number(concurrencyPerKey)} of one`;
  return `${running}; ${number(maxWaiting)} wait, ${number(maxWaitingPerKey)} of one, up to ${duration(maxWaitMs)}`;
}

function table(rows: readonly (readonly [name: string, limit: Row, value: string])[]): string {
  const head = ['name', 'protects', 'counted by', 'limit', 'over it'];
  const cells = rows.map(([name, { protects, by, error }, value]) => [
    `\`${name}\``,
    protects,
    by,
    value,
    error,
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...cells].map(line).join('\n');
}

/** Formats the server's limits as a page of the documentation, in Markdown. */
export function printLimits(): string {
  const rate = table([
    [
      'requests',
      requests,
      `\`REQUEST_LIMIT\` a second, ${requests.burstSeconds} seconds’ worth at once; ${1 / requests.assetCost} files of /assets/ count as one, a new connection as one, a WebSocket message as one for each ${amount(requests.messageBytes, 'bytes')}`,
    ],
    ...Object.entries(rates).map(
      ([name, limit]) =>
        [name, limit, `${number(limit.perSecond)} a second, ${number(limit.burst)} at once`] as const,
    ),
  ]);
  const counted = table(
    Object.entries(counters).map(
      ([name, limit]) => [name, limit, `${number(limit.attempts)} in ${duration(limit.windowMs)}`] as const,
    ),
  );
  const { maxWaiting, maxWaitingPerKey, maxWaitMs } = operations;
  const queued = table([
    [
      'operations',
      operations,
      `\`OPERATION_LIMIT\` at once, half of them of one; ${number(maxWaiting)} wait, ${number(maxWaitingPerKey)} of one, up to ${duration(maxWaitMs)}`,
    ],
    ['operation-starts', operationStarts, places(operationStarts)],
    ...Object.entries(queues).map(([name, limit]) => [name, limit, places(limit)] as const),
  ]);
  const sized = table(
    Object.entries(sizes).map(([name, limit]) => [name, limit, amount(limit.max, limit.unit)] as const),
  );
  return `# Limits

<!-- Generated from server/src/guards/limits.ts by \`pnpm generate\`. -->

What the server accepts from outside, by mechanism. \`canary_refusals_total\` counts refusals by the name of the limit. What users may keep, such as the number of cards, is in \`input/src/limits.ts\`.

## Rate: token buckets in memory

${rate}

## Rate: counters in the database

They hold across servers.

${counted}

## Concurrency: fair queues

The key whose last turn was longest ago has the next one. If too many wait, or more than get a turn in time at the pace of the last turns, the last task of the key with the most tasks is refused.

${queued}

## Size

${sized}
`;
}
