import { setZBarWasm } from '@canary/qr/grade/readers';
import { setReaderWasm } from '@canary/qr/read-back';
import zbarWasm from '@undecaf/zbar-wasm/dist/zbar.wasm?url';
import readerWasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { chooseDesign, gradeCode } from './grade-code.ts';
import type { FromGrader, ToGrader } from './grade-messages.ts';
import { PageRenderer } from './render-in-page.ts';

setReaderWasm(new URL(readerWasm, self.location.origin).href);
setZBarWasm(new URL(zbarWasm, self.location.origin).href);

const page = new PageRenderer(send);
let work = new AbortController();

self.onmessage = ({ data }: MessageEvent<ToGrader>) => {
  if (data.kind === 'rendered') return page.settle(data);
  work.abort();
  work = new AbortController();
  if (data.kind !== 'stop') void start(data, work.signal);
};

async function start(
  order: Extract<ToGrader, { id: number; kind: 'check' | 'choose' }>,
  signal: AbortSignal,
) {
  const { id } = order;
  try {
    // Messages that are already waiting come first, so that of many changes at once only the last one is drawn.
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    const options = { render: page.render, signal };
    if (order.kind === 'choose') {
      return send({ kind: 'chosen', id, design: await chooseDesign(order.choice, options) });
    }
    for await (const report of gradeCode(order.code, options)) send({ kind: 'report', id, report });
  } catch {
    // A reader could not be loaded, or memory ran out.
    if (!signal.aborted) send({ kind: 'failed', id });
  }
}

function send(message: FromGrader): void {
  self.postMessage(message);
}
