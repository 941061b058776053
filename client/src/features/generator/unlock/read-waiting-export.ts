import { fileFormats } from '@canary/qr/files/format';
import { z } from 'zod';
import { clipboardTarget, fileTarget, type WaitingExport } from '../export-target.ts';

const stored = z.object({
  verb: z.enum(['download', 'copy']),
  file: z.object({
    format: z.enum(fileFormats),
    size: z.object({
      width: z.number().positive(),
      unit: z.enum(['px', 'mm', 'in']),
      dpi: z.number().positive(),
    }),
    quality: z.number().min(0).max(1),
  }),
});

/**
 * Reads an export that waited when the visitor left to log in. Returns undefined for one that can't continue: a print's
 * sheet and a save's history are gone.
 */
export function readWaitingExport(value: unknown): WaitingExport | undefined {
  const result = stored.safeParse(value);
  if (!result.success) return undefined;
  const { verb, file } = result.data;
  return { verb, file, destination: verb === 'copy' ? clipboardTarget : fileTarget };
}
