import { fileFormats } from '@canary/qr/files/format';
import { z } from 'zod';
import { clipboardTarget } from '../export/clipboard-target.ts';
import { fileTarget, type KeptExport } from '../export-target.ts';
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

/** Id of the content type. */
const type = z.string();

const stored = z.discriminatedUnion('verb', [
  z.object({ verb: z.literal('download'), type, file }),
  z.object({ verb: z.literal('copy'), type, file }),
  z.object({ verb: z.literal('print'), type, file, paper }),
  z.object({ verb: z.literal('save'), type, file: file.optional() }),
]);

/** Reads an export that waited when the visitor left to log in. Returns undefined if the stored export is invalid. */
export function readWaitingExport(value: unknown): KeptExport | undefined {
  const { data } = stored.safeParse(value);
  switch (data?.verb) {
    case 'download':
      return { ...data, destination: fileTarget };
    case 'copy':
      return { ...data, destination: clipboardTarget };
    case 'print':
      return { ...data, destination: () => printTarget(data.paper) };
    default:
      return data;
  }
}
