import { type TransferHandler, transferHandlers } from 'comlink';

/** Lets pages pass an `AbortSignal` to a worker. Call it on both sides. */
export function transferSignals(): void {
  transferHandlers.set('abort-signal', handler);
}

const handler: TransferHandler<AbortSignal, MessagePort> = {
  canHandle: (value): value is AbortSignal => value instanceof AbortSignal,
  serialize(signal) {
    const { port1, port2 } = new MessageChannel();
    if (signal.aborted) port1.postMessage('abort');
    else signal.addEventListener('abort', () => port1.postMessage('abort'), { once: true });
    return [port2, [port2]];
  },
  deserialize(port) {
    const controller = new AbortController();
    port.onmessage = () => controller.abort();
    return controller.signal;
  },
};
