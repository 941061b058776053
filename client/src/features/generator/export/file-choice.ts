import type { Drawing } from '@canary/qr/drawing';
import { type FileFormat, fileFormats, formatTraits } from '@canary/qr/files/format';
import { type FileSize, millimetresOf, pixelsOf, type SizeUnit, sizeLimits } from '@canary/qr/files/size';
import type { FileOptions } from '@canary/rendering/core/requests';
import { z } from 'zod';
import { codeDefaults } from '#config/code-defaults.ts';
import type { Numbers } from '#shared/format/numbers.ts';
import { type ChosenFile, rememberedChoice } from './chosen-file.ts';

/** A width as typed. */
interface TypedSize {
  readonly width: string;
  readonly unit: SizeUnit;
}

/** The user's input in the download dialog. */
export interface FileChoice extends TypedSize {
  readonly format: FileFormat;
  /** The size for other formats if PDF is chosen, otherwise the size for PDF, which isn't measured in pixels. */
  readonly otherSize?: TypedSize | undefined;
  readonly dpi: number;
  /** Quality of JPEG and WebP, in percent. */
  readonly quality: number;
}

export const densities = [72, 150, 300, 600, 1200] as const;
export const qualities = { min: 50, max: 100, step: 5 } as const;

const defaultWidths: Readonly<Record<SizeUnit, string>> = {
  px: String(codeDefaults.size.default),
  mm: '50',
  in: '2',
};

const initialChoice: FileChoice = {
  format: 'png',
  width: defaultWidths.px,
  unit: 'px',
  dpi: 300,
  quality: 90,
};

/** Returns the units in which a file of this format has its size. */
export function unitsOf(format: FileFormat): readonly SizeUnit[] {
  return format === 'pdf' ? ['mm', 'in'] : ['px', 'mm', 'in'];
}

/** Chooses another format. A PDF starts with the other formats' size on paper, and then has its own size. */
export function withFormat(choice: FileChoice, format: FileFormat): FileChoice {
  const { width, unit, otherSize } = choice;
  const isOther = (format === 'pdf') !== (choice.format === 'pdf');
  const chosen = isOther ? { ...choice, ...otherSize, otherSize: { width, unit } } : choice;
  const [fallback = 'mm'] = unitsOf(format);
  return { ...withUnit(chosen, unitsOf(format).includes(chosen.unit) ? chosen.unit : fallback), format };
}

/** Chooses another unit and keeps the size, or starts at a usual size if the width isn't a number. */
export function withUnit(choice: FileChoice, unit: SizeUnit): FileChoice {
  if (unit === choice.unit) return choice;
  const width = parseWidth(choice.width);
  if (width === undefined) return { ...choice, unit, width: defaultWidths[unit] };
  const size = { width, unit: choice.unit, dpi: choice.dpi };
  const millimetres = millimetresOf(size);
  const converted = {
    px: String(pixelsOf(size)),
    mm: String(Math.round(millimetres)),
    in: String(Math.round(millimetres / 2.54) / 10),
  };
  return { ...choice, unit, width: converted[unit] };
}

/** Parses a width with a decimal point or comma. Returns undefined if it isn't a number. */
export function parseWidth(typed: string): number | undefined {
  return /^\d{1,5}([.,]\d{0,3})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : undefined;
}

export type FileChoiceResult =
  | { readonly ok: true; readonly file: FileOptions }
  /** `error` says what is wrong with the width. */
  | { readonly ok: false; readonly error: string };

/**
 * Checks the width against the limits of the format.
 *
 * @param code the size of the drawing in modules, which may be higher than wide
 */
export function toFileOptions(
  choice: FileChoice,
  { number }: Numbers,
  code: Pick<Drawing, 'width' | 'height'> = { width: 1, height: 1 },
): FileChoiceResult {
  const { format, unit, dpi, quality } = choice;
  const { min } = sizeLimits[unit];
  const max =
    format === 'pdf' && code.height > code.width
      ? Math.floor((sizeLimits[unit].max * code.width) / code.height)
      : sizeLimits[unit].max;
  const width = parseWidth(choice.width);
  if (width === undefined || width < min || width > max || (unit === 'px' && !Number.isInteger(width))) {
    const kind = unit === 'px' ? 'a whole number' : 'a number';
    const advice = unit === 'px' && width !== undefined && width > max ? largerAdvice(format) : '';
    return { ok: false, error: `Choose ${kind} from ${number(min)} to ${number(max)}.${advice}` };
  }
  const size: FileSize = { width, unit, dpi };
  const pixels = pixelsOf(size);
  const limits = sizeLimits.px;
  if (!formatTraits[format].isVector && (pixels < limits.min || pixels > limits.max)) {
    const remedy =
      pixels < limits.min ? 'Choose a higher resolution.' : 'Choose a lower resolution, or SVG or PDF.';
    return {
      ok: false,
      error: `That is ${number(pixels)} pixels wide; files have ${number(limits.min)} to ${number(limits.max)}. ${remedy}`,
    };
  }
  return { ok: true, file: { format, size, quality: quality / 100 } };
}

function largerAdvice(format: FileFormat): string {
  return formatTraits[format].isVector
    ? ' It stays sharp at any size.'
    : ' SVG and PDF are sharp at any size.';
}

const typedSize = z.object({ width: z.string().max(9), unit: z.enum(['px', 'mm', 'in']) });

const stored = typedSize.extend({
  format: z.enum(fileFormats),
  otherSize: typedSize.optional(),
  dpi: z.union(densities.map((density) => z.literal(density))),
  quality: z.number().min(qualities.min).max(qualities.max),
});

/**
 * Returns the choice that was used last in this browser.
 *
 * @param pixels the width of a first choice
 */
export function readChoice(pixels?: number): FileChoice {
  const first = pixels === undefined ? initialChoice : { ...initialChoice, width: String(pixels) };
  const { data } = stored.safeParse(rememberedChoice.read());
  return data ? withFormat(data, data.format) : first;
}

/** The file of the choice that was used last, if it is possible. */
export function readChosenFile(numbers: Numbers): ChosenFile | undefined {
  const result = toFileOptions(readChoice(), numbers);
  return result.ok ? { file: result.file, label: fileLabel(result.file, numbers) } : undefined;
}

export const formatNames: Readonly<Record<FileFormat, string>> = {
  png: 'PNG',
  svg: 'SVG',
  pdf: 'PDF',
  webp: 'WebP',
  jpeg: 'JPEG',
};

/** Describes a file on the Download button: its format, or the size of a PNG. */
export function fileLabel({ format, size }: FileOptions, { number }: Numbers): string {
  return format === 'png' ? `${number(size.width)} ${size.unit}` : formatNames[format];
}

export function rememberChoice(choice: FileChoice): void {
  rememberedChoice.write(choice);
}
