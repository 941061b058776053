import type { ComposedCode } from '@canary/qr/compose';
import type { Design } from '@canary/qr/design/design';
import { reloadIfOutdated } from '#shared/browser/new-version.ts';
import type { DrawingAnswer, DrawingOrder } from './drawing-messages.ts';
import type { CodeRequest } from './picture.ts';

/** The worker failed, because its code could not be loaded or memory ran out. */
class DrawingError extends Error {
  override readonly name = 'DrawingError';
}

let worker: Worker | undefined;
let users = 0;
let lastId = 0;
const pending = new Map<number, { resolve(code: ComposedCode): void; reject(error: Error): void }>();

/** The last drawing of each design: several parts of a page show the same code. */
const drawings = new WeakMap<Design, { readonly payload: string; readonly code: Promise<ComposedCode> }>();

/** Keeps the page's drawing worker until the returned function is called. The last user terminates it. */
export function keepDrawingWorker(): () => void {
  users++;
  return () => {
    users--;
    if (users === 0) close();
  };
}

/**
 * Draws a code in the page's drawing worker. Call it while the worker is kept.
 *
 * @throws {DrawingError}
 */
export function drawInWorker(request: CodeRequest): Promise<ComposedCode> {
  const { payload, design } = request;
  const known = drawings.get(design);
  if (known?.payload === payload) return known.code;
  const code = new Promise<ComposedCode>((resolve, reject) => {
    const id = ++lastId;
    pending.set(id, { resolve, reject });
    worker ??= start();
    worker.postMessage({ id, request } satisfies DrawingOrder);
  });
  drawings.set(design, { payload, code });
  code.catch(() => drawings.delete(design));
  return code;
}

function start(): Worker {
  const started = new Worker(new URL('./drawing.worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data: { id, code } }: MessageEvent<DrawingAnswer>) => {
    if (code) pending.get(id)?.resolve(code);
    else pending.get(id)?.reject(new DrawingError('The worker couldn’t draw the code.'));
    pending.delete(id);
  };
  started.onerror = () => {
    close();
    // Its code may be gone because a newer version of the site was deployed.
    void reloadIfOutdated();
  };
  return started;
}

function close(): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of pending.values()) reject(new DrawingError('The drawing worker was closed.'));
  pending.clear();
}
