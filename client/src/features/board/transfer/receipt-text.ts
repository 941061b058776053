import type { Receipt, ReceiptNote } from './receipt.ts';

const count = (value: number) => value.toLocaleString('en');

/**
 * Describes a note in one line.
 *
 * @param most the number of examples to name; all by default
 */
export function describeNote(
  { what, count: times, reason, examples }: ReceiptNote,
  most = Number.POSITIVE_INFINITY,
): string {
  const further = examples.length - most;
  const named = examples.slice(0, most).join('; ');
  const shown = further > 0 ? `${named}; and ${count(further)} more, which the saved receipt names` : named;
  return `${what} (${count(times)}): ${reason}${shown === '' ? '' : ` These: ${shown}.`}`;
}

/** Writes a receipt as text, to keep. */
export function writeReceipt(
  { source, counts, notes }: Receipt,
  { fileName, boardName }: { readonly fileName: string; readonly boardName: string },
): Blob {
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', title, ...lines.map((line) => `- ${line}`)] : [];
  const notesOf = (outcome: ReceiptNote['outcome']) =>
    notes.filter((note) => note.outcome === outcome).map((note) => describeNote(note));
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
