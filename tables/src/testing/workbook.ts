import { strToU8, zipSync } from 'fflate';

/** A cell of a made workbook: a text, or a number with the index of its format. */
type Cell = string | { readonly number: string; readonly format?: keyof typeof formats };

/** The formats of cells, by the index of their style. */
const formats = { general: 0, postcode: 1, day: 2, time: 3 } as const;

const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';

const styles = `<styleSheet>
  <numFmts count="2"><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts>
  <cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs>
  <cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="14"/><xf numFmtId="165"/></cellXfs>
</styleSheet>`;

/** An Excel workbook with sheets of cells. */
export function workbookOf(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Blob {
  const entries = Object.entries(sheets);
  const list = entries.map(
    ([name], index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const relations = entries.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relationship}worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const files = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/styles.xml': styles,
    ...Object.fromEntries(
      entries.map(([, rows], index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(rows)]),
    ),
  };
  return new Blob([
    new Uint8Array(
      zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]))),
    ),
  ]);
}

function sheetXml(rows: readonly (readonly Cell[])[]): string {
  const written = rows.map((cells, row) => {
    const line = cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`));
    return `<row r="${row + 1}">${line.join('')}</row>`;
  });
  return `<worksheet><sheetData>${written.join('')}</sheetData></worksheet>`;
}

function cellXml(cell: Cell, address: string): string {
  if (typeof cell === 'string') return `<c r="${address}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  return `<c r="${address}" s="${formats[cell.format ?? 'general']}"><v>${cell.number}</v></c>`;
}
