import type { Db } from '../../platform/database/database.ts';

/** How often a link was scanned. */
export interface ScanTotals {
  /** Scans by people. */
  readonly scans: number;
  /** Requests of programs that look ahead. */
  readonly previews: number;
  readonly bots: number;
}

const none: ScanTotals = { scans: 0, previews: 0, bots: 0 };

/** Reads the totals of links. Calls within one turn of the event loop share a statement. */
export type ReadTotals = (linkId: string) => Promise<ScanTotals>;

export function createTotalsReader(db: Db): ReadTotals {
  let next: { readonly ids: Set<string>; readonly found: Promise<Map<string, ScanTotals>> } | null = null;
  return async (linkId) => {
    if (!next) {
      const ids = new Set<string>();
      const found = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
        next = null;
        const rows = await db.scanTotal.findMany({ where: { linkId: { in: [...ids] } } });
        return new Map(rows.map((row) => [row.linkId, row]));
      });
      next = { ids, found };
    }
    const { ids, found } = next;
    ids.add(linkId);
    return (await found).get(linkId) ?? none;
  };
}
