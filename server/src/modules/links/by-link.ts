/** Groups rows by their link, in their order. Returns a function that finds the rows of a link. */
export function groupByLink<Row extends { readonly linkId: string }>(rows: readonly Row[]) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.linkId);
    if (group) group.push(row);
    else groups.set(row.linkId, [row]);
  }
  return (linkId: string): readonly Row[] => groups.get(linkId) ?? [];
}
