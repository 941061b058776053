import { strFromU8, unzip } from 'fflate';

/** The width of cells, by `row column` from 0. */
type Widths = ReadonlyMap<string, number>;

/**
 * Finds the cells of a workbook whose format shows leading zeros, such as `00000` for a postcode. `read-excel-file` doesn't
 * tell formats.
 *
 * @returns the number of digits by cell, by the index of the sheet
 */
export async function paddedCells(file: Blob): Promise<ReadonlyMap<number, Widths>> {
  const parts = await unpack(file, /^xl\/(?:styles|workbook)\.xml$|^xl\/_rels\/workbook\.xml\.rels$/);
  const widths = widthsOfStyles(parts.get('xl/styles.xml') ?? '');
  if (widths.size === 0) return new Map();
  const sheets = await unpack(file, /^xl\/worksheets\/[^/]+\.xml$/);
  return new Map(
    pathsOfSheets(parts).map((path, index) => [index, widthsOfCells(sheets.get(path) ?? '', widths)]),
  );
}

async function unpack(file: Blob, names: RegExp): Promise<ReadonlyMap<string, string>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new Promise((resolve, reject) => {
    unzip(bytes, { filter: ({ name }) => names.test(name) }, (error, entries) => {
      if (error) return reject(error);
      resolve(new Map(Object.entries(entries).map(([name, content]) => [name, strFromU8(content)])));
    });
  });
}

/** The number of digits by the index of a style. */
function widthsOfStyles(styles: string): ReadonlyMap<string, number> {
  const formats = new Map(
    attributesOf(styles, 'numFmt').flatMap(({ numFmtId = '', formatCode = '' }) =>
      /^0{2,}$/.test(formatCode) ? [[numFmtId, formatCode.length] as const] : [],
    ),
  );
  const [cellStyles = ''] = /<cellXfs.*<\/cellXfs>/s.exec(styles) ?? [];
  return new Map(
    attributesOf(cellStyles, 'xf').flatMap(({ numFmtId = '' }, index) => {
      const width = formats.get(numFmtId);
      return width === undefined ? [] : [[`${index}`, width] as const];
    }),
  );
}

/** The paths of the sheets, in the order of the workbook. */
function pathsOfSheets(parts: ReadonlyMap<string, string>): readonly string[] {
  const targets = new Map(
    attributesOf(parts.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship').map(
      ({ Id = '', Target = '' }) => [Id, Target],
    ),
  );
  return attributesOf(parts.get('xl/workbook.xml') ?? '', 'sheet').map((sheet) => {
    const target = targets.get(sheet['r:id'] ?? '') ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  });
}

function widthsOfCells(sheet: string, widths: ReadonlyMap<string, number>): Widths {
  return new Map(
    attributesOf(sheet, 'c').flatMap(({ r = '', s = '' }) => {
      const width = widths.get(s);
      return width === undefined ? [] : [[placeOf(r), width] as const];
    }),
  );
}

/** @example placeOf('B3') // '2 1' */
function placeOf(address: string): string {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  const column = [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
  return `${Number(row) - 1} ${column - 1}`;
}

/** The attributes of all elements of a name. The values here have no characters that XML must escape. */
function attributesOf(xml: string, element: string): readonly Readonly<Record<string, string>>[] {
  return Array.from(xml.matchAll(new RegExp(`<${element}\\s([^>]*)>`, 'g')), ([, attributes = '']) =>
    Object.fromEntries(
      Array.from(attributes.matchAll(/([\w:]+)="([^"]*)"/g), ([, name, value]) => [name, value]),
    ),
  );
}
