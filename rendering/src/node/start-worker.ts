import { MessageChannel, Worker } from 'node:worker_threads';
import { type Endpoint, wrap } from 'comlink';
import type { FileRequest } from '../core/requests.ts';
import type { StartWorker } from '../core/worker-pool.ts';
import type { NodeRenderer } from './rendering.worker.ts';

/** The largest heap of a worker in MB. Pixels are outside of the heap, so callers limit them. */
const heap = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/**
 * Returns a function that starts worker threads.
 *
 * @param code `rendering.worker.ts`, or what a build has made of it
 */
export function nodeWorkers(code: URL): StartWorker<NodeRenderer> {
  return (onFailure) => {
    // Ports are what Comlink expects. Workers themselves have no `addEventListener` in Node.
    const { port1, port2 } = new MessageChannel();
    const worker = new Worker(code, {
      resourceLimits: heap,
      // Workers decode images from outside and need no settings, which have secrets.
      env: {},
      workerData: port2,
      transferList: [port2],
    });
    worker.on('error', onFailure);
    worker.on('exit', () => onFailure(new Error('The worker has ended.')));
    const renderer = wrap<NodeRenderer>(port1 as Endpoint);
    return {
      functions: Promise.resolve({ makeImage: async (request: FileRequest) => renderer.makeImage(request) }),
      terminate() {
        port1.close();
        void worker.terminate();
      },
    };
  };
}
