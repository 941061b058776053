import { drawCode } from './draw-code.ts';
import type { DrawingAnswer, DrawingOrder } from './drawing-messages.ts';

self.onmessage = async ({ data: { id, request } }: MessageEvent<DrawingOrder>) => {
  self.postMessage(await answer(id, request));
};

async function answer(id: number, request: DrawingOrder['request']): Promise<DrawingAnswer> {
  try {
    return { id, code: await drawCode(request) };
  } catch {
    // The code could not be loaded, or memory ran out. The page shows a message.
    return { id, code: undefined };
  }
}
