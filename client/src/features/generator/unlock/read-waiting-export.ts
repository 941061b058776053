import { fileFormats } from '@canary/qr/files/format';
import { z } from 'zod';
import { clipboardTarget } from '../export/clipboard-target.ts';
import { diskTarget, historyTarget, type Order } from '../export/order.ts';
import { paperNames } from '../print/paper.ts';
import { printTarget } from '../print/print-target.tsx';

const file = z.object({
  format: z.enum(fileFormats),
  size: z.object({
    width: z.number().positive(),
    unit: z.enum(['px', 'mm', 'in']),
    dpi: z.number().positive(),
  }),
  quality: z.number().min(0).max(1),
});

const share = z.number().min(0).max(1);

const paper = z.object({
  name: z.enum(paperNames),
  width: z.number().positive().max(300),
  caption: z.string(),
  isBlackOnWhite: z.boolean(),
  card: z
    .object({
      title: z.string(),
      titleSize: share,
      text: z.string(),
      textSize: share,
      secret: z.object({ label: z.string(), value: z.string() }).optional(),
    })
    .optional(),
});

const kept = {
  /** Id of the content type. */
  type: z.string(),
  waitsFor: z.enum(['unlock', 'account']),
};

const stored = z.discriminatedUnion('verb', [
  z.object({ ...kept, verb: z.literal('download'), file: file.optional() }),
  z.object({ ...kept, verb: z.literal('copy'), file }),
  z.object({ ...kept, verb: z.literal('print'), file, paper }),
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
  const { verb, ...order } = data;
  switch (data.verb) {
    case 'download':
      return { ...order, target: diskTarget };
    case 'copy':
      return { ...order, target: clipboardTarget };
    case 'print':
      return { ...order, target: printTarget(data.paper) };
    case 'save':
      return { ...order, target: historyTarget };
  }
}
