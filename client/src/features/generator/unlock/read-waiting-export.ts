import { fileFormats } from '@canary/qr/files/format';
import { billLanguages } from '@canary/qr/paper/payment-words';
import { pagesFor } from '@canary/qr/paper/sheet';
import { z } from 'zod';
import { MAX_PAGES } from '#shared/paper/label-choice.ts';
import { addressTarget } from '../export/address-target.ts';
import { clipboardTarget } from '../export/clipboard-target.ts';
import { diskTarget, historyTarget, type Order, type Target } from '../export/order.ts';
import { printTarget } from '../print/print-target.tsx';
import { sheetTarget } from '../print/sheet-target.ts';

const length = z.number().min(-5000).max(5000);
const size = z.object({ width: length.positive(), height: length.positive() });
const cells = z.number().int().positive().max(100);

/** Codes on pages. */
const sheet = z
  .object({
    layout: z.enum(['code', 'card', 'labels', 'bill']),
    sheet: z.object({
      grid: z.object({
        paper: size,
        columns: cells,
        rows: cells,
        cell: size,
        isRound: z.literal(true).optional(),
        left: length,
        top: length,
        gapX: length,
        gapY: length,
      }),
      first: z.number().int().nonnegative(),
      offset: z.object({ x: length, y: length }),
      cut: z.enum(['none', 'lines', 'marks']),
    }),
    words: z.object({
      title: z.string(),
      text: z.string(),
      secret: z.object({ label: z.string(), value: z.string() }).optional(),
    }),
    count: z.number().int().positive(),
    codeWidth: length.positive().optional(),
    language: z.enum(billLanguages).optional(),
  })
  .refine((its) => pagesFor(its.count, its.sheet) <= MAX_PAGES);

const file = z.object({
  format: z.enum(fileFormats),
  size: z.object({
    width: z.number().positive(),
    unit: z.enum(['px', 'mm', 'in']),
    dpi: z.number().positive(),
  }),
  quality: z.number().min(0).max(1),
  sheet: sheet.optional(),
});

const kept = {
  /** Id of the content type. */
  type: z.string(),
  waitsFor: z.enum(['unlock', 'account']),
  isBlackOnWhite: z.literal(true).optional(),
};

const stored = z.discriminatedUnion('verb', [
  z.object({ ...kept, verb: z.literal('download'), file: file.optional() }),
  z.object({ ...kept, verb: z.literal('copy'), file }),
  z.object({ ...kept, verb: z.literal('print'), file }),
  z.object({ ...kept, verb: z.literal('share'), file }),
  z.object({
    ...kept,
    verb: z.literal('save'),
    file: file.optional(),
    mode: z.enum(['update', 'overwrite', 'new']).optional(),
  }),
]);

/** Reads an order that waited when the visitor left to log in. Returns undefined if the stored order is invalid. */
export function readWaitingExport(value: unknown): (Order & { readonly type: string }) | undefined {
  const { data } = stored.safeParse(value);
  if (!data) return undefined;
  const { verb, isBlackOnWhite = false, ...order } = data;
  return { ...order, target: sheetTarget(targets[verb], isBlackOnWhite) };
}

const targets: Readonly<Record<Target['verb'], Target>> = {
  download: diskTarget,
  copy: clipboardTarget,
  print: printTarget,
  save: historyTarget,
  share: addressTarget,
};
