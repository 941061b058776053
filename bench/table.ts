/** Prints a table with a left-aligned first column and right-aligned numbers. */
export function printTable(title: string, columns: readonly string[], rows: readonly string[][]): void {
  const lines = [columns, ...rows];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const print = (line: readonly string[]) =>
    line
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ');
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  console.log([title, '', print(columns), rule, ...rows.map(print), ''].join('\n'));
}
