import { drawCode } from './draw-code.ts';
import type { DrawingAnswer } from './drawing-messages.ts';
import type { CodeRequest } from './picture.ts';

self.onmessage = async ({ data: request }: MessageEvent<CodeRequest>) => {
  self.postMessage(await answer(request));
};

async function answer(request: CodeRequest): Promise<DrawingAnswer> {
  try {
    return { code: await drawCode(request) };
  } catch {
    // The code could not be loaded, or memory ran out. The page shows a message.
    return { code: undefined };
  }
}
