const chooseExport = 'Choose a file that you exported on this page.';

/** The kinds of files that users choose by mistake, with a text that says where they belong. */
const kinds: readonly { readonly name: RegExp; readonly type: RegExp; readonly text: string }[] = [
  {
    name: /\.(csv|tsv|xlsx?|ods|numbers)$/i,
    type: /csv|tab-separated|spreadsheet|ms-excel/,
    text: 'is a table. It belongs in a spreadsheet app: the history can’t import tables, so make its codes one by one in the generator.',
  },
  {
    name: /\.(png|jpe?g|webp|gif|svg|avif|heic)$/i,
    type: /^image\//,
    text: 'is an image. Use it as a logo or background in the generator’s design studio.',
  },
  {
    name: /\.vcf$/i,
    type: /vcard/,
    text: 'is a contact card. Enter its details in the generator for vCard codes.',
  },
  {
    name: /\.pdf$/i,
    type: /pdf/,
    text: 'is a PDF document. The history can’t import codes from documents.',
  },
];

/**
 * Describes a file that isn't an exported history, and says where the file belongs.
 *
 * @param content the file's parsed JSON; undefined if the file isn't JSON
 */
export function describeWrongFile(file: Blob, content: unknown): string {
  const name = file instanceof File ? file.name : '';
  const subject = name ? `“${name}”` : 'This file';
  if (formatOf(content) === 'canary-qr-design')
    return `${subject} is a design. Open it with “Open design file”, which is in the generator’s design studio under “Presets and sharing”.`;
  const kind = kinds.find((kind) => kind.name.test(name) || kind.type.test(file.type));
  if (kind) return `${subject} ${kind.text} ${chooseExport}`;
  return `${subject} isn’t an exported history. ${chooseExport}`;
}

function formatOf(content: unknown): unknown {
  return typeof content === 'object' && content !== null ? Reflect.get(content, 'format') : undefined;
}
