import type { Receipt, ReceiptNote } from './receipt.ts';

const count = (value: number) => value.toLocaleString('en');

/** Describes a note in one line. */
export function describeNote({ what, count: times, reason, examples }: ReceiptNote): string {
  const shown = examples.length > 0 ? ` For example: ${examples.join('; ')}.` : '';
  return `${what} (${count(times)}): ${reason}${shown}`;
}

/** Writes a receipt as text, to keep. */
export function writeReceipt(
  { source, counts, notes }: Receipt,
  { fileName, boardName }: { readonly fileName: string; readonly boardName: string },
): Blob {
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', title, ...lines.map((line) => `- ${line}`)] : [];
  const notesOf = (outcome: ReceiptNote['outcome']) =>
    notes.filter((note) => note.outcome === outcome).map(describeNote);
  const lines = [
    `Import of “${boardName}” from ${fileName} (${source})`,
    ...section(
      'Imported',
      counts.map(({ what, found, imported }) => `${what}: ${count(imported)} of ${count(found)}`),
    ),
    ...section('Changed', notesOf('changed')),
    ...section('Left out', notesOf('left out')),
    '',
  ];
  return new Blob([lines.join('\n')], { type: 'text/plain;charset=utf-8' });
}
