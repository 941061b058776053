import { composeCode } from '../../qr/src/compose.ts';
import { type FileFormat, fileFormats, formatTraits } from '../../qr/src/files/format.ts';
import { frameFont } from '../../qr/src/frame-font/frame-font.ts';
import { readAtSizes, type SizeReading } from '../../qr/src/grade/reading.ts';
import { designOf, templates } from '../../qr/src/templates/templates.ts';
import { encodePicture } from '../../qr/src/testing/decode.ts';
import { writeDrawing } from '../../qr/src/testing/write-file.ts';
import { readWithZbarimg } from './zbarimg.ts';

/** Width of the files in pixels, the site's default. */
const WIDTH = 1024;

/** Contents of 20, 60 and 120 bytes. */
const lengths = [20, 60, 120] as const;

/** The readings of a template's file. */
export interface TemplateFile {
  readonly template: string;
  readonly length: number;
  readonly format: FileFormat;
  readonly readings: readonly SizeReading[];
  /** Whether ZBar's command line reads the file; undefined if it isn't installed. */
  readonly isReadByZbarimg: boolean | undefined;
}

/** All templates in all lengths. */
export const templateCodes = templates.flatMap((template) => lengths.map((length) => ({ template, length })));

/** Writes a code in every format and reads the files. */
export async function readTemplate(
  { template, length }: (typeof templateCodes)[number],
  useZbarimg: boolean,
): Promise<TemplateFile[]> {
  const payload = 'https://example.com/'.padEnd(length, 'menu/table-12/');
  const { drawing } = composeCode(payload, designOf(template), { font: frameFont });
  const files: TemplateFile[] = [];
  for (const format of fileFormats) {
    const { isVector } = formatTraits[format];
    const { bytes, pixels, module } = await writeDrawing(drawing, format, WIDTH);
    // zbarimg needs other programs for vector files, so it gets their rendered pictures.
    const file = isVector ? await encodePicture(pixels, 'png') : bytes;
    files.push({
      template: template.id,
      length,
      format,
      readings: await readAtSizes(pixels, module, payload),
      isReadByZbarimg: useZbarimg
        ? (await readWithZbarimg(file, isVector ? 'png' : format)) === payload
        : undefined,
    });
  }
  return files;
}
