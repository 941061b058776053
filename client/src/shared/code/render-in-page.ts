import type { RenderVector } from './read-file.ts';
import type { RenderedMessage, RenderMessage } from './render-order.ts';

/** Lets a worker have vector files rendered by its page. */
export class PageRenderer {
  #lastId = 0;
  readonly #pending = new Map<number, { resolve(bitmap: ImageBitmap): void; reject(error: Error): void }>();
  readonly #send: (message: RenderMessage) => void;

  constructor(send: (message: RenderMessage) => void) {
    this.#send = send;
  }

  readonly render: RenderVector = (order) => {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#send({ kind: 'render', id, ...order });
    });
  };

  /** Call with each answer of the page. */
  settle({ id, bitmap }: RenderedMessage): void {
    const order = this.#pending.get(id);
    this.#pending.delete(id);
    if (bitmap) order?.resolve(bitmap);
    else order?.reject(new Error('The page couldn’t render the file.'));
  }
}

/** Renders a vector file for a worker and answers it. */
export async function renderForWorker(
  { id, ...order }: RenderMessage,
  send: (message: RenderedMessage, transfer: Transferable[]) => void,
): Promise<void> {
  try {
    const { renderVector } = await import('./render-vector.ts');
    const bitmap = await renderVector(order);
    send({ kind: 'rendered', id, bitmap }, [bitmap]);
  } catch {
    send({ kind: 'rendered', id, bitmap: null }, []);
  }
}
