import type { ComposedCode } from '@canary/qr/compose';
import type { Design } from '@canary/qr/design/design';
import type { CodeToDraw } from '@canary/rendering/core/requests';
import { createRenderingWorkers } from './rendering.ts';

/** The page's worker for codes that are shown. */
const workers = createRenderingWorkers();
let users = 0;

/** A drawing, and the parts of the page that want it. */
interface SharedDrawing extends Pick<CodeToDraw, 'payload' | 'logoAs'> {
  readonly code: Promise<ComposedCode>;
  /** Aborting this drops the drawing if the worker hasn't begun it. */
  readonly controller: AbortController;
  wanted: number;
  isDrawn: boolean;
}

/** The last drawing of each design: several parts of a page show the same code. */
const drawings = new WeakMap<Design, SharedDrawing>();

/** Keeps the page's worker until the returned function is called. The last such call stops the worker. */
export function keepDrawingWorker(): () => void {
  users++;
  return () => {
    users--;
    if (users === 0) workers.stop();
  };
}

/**
 * Draws a code in the page's worker. Call it while the worker is kept.
 *
 * @param signal if aborted, drops the code if it still waits and no other part of the page wants it
 * @throws {RenderingError}
 * @throws {DOMException} an `AbortError` if no part of the page wants the code any more
 */
export function drawInWorker(request: CodeToDraw, signal: AbortSignal): Promise<ComposedCode> {
  const known = drawings.get(request.design);
  const isUsable =
    known?.payload === request.payload && known.logoAs === request.logoAs && !known.controller.signal.aborted;
  const drawing = isUsable ? known : startDrawing(request);
  drawing.wanted++;
  signal.addEventListener('abort', () => {
    drawing.wanted--;
    if (drawing.wanted === 0 && !drawing.isDrawn) drawing.controller.abort();
  });
  return drawing.code;
}

function startDrawing(request: CodeToDraw): SharedDrawing {
  const controller = new AbortController();
  const code = workers.run((renderer) => renderer.draw(request), controller.signal);
  const { payload, logoAs, design } = request;
  const drawing = { payload, logoAs, code, controller, wanted: 0, isDrawn: false };
  drawings.set(design, drawing);
  code.then(
    () => {
      drawing.isDrawn = true;
    },
    () => {
      if (drawings.get(design) === drawing) drawings.delete(design);
    },
  );
  return drawing;
}
