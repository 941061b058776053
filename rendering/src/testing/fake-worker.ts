import { expose } from 'comlink';
import { vi } from 'vitest';
import type { WorkerRenderer } from '../browser/rendering.worker.ts';

export interface FakeWorker {
  readonly isTerminated: boolean;
  /** Makes the worker fail as if its code couldn't be loaded. */
  fail(): void;
}

/** Replaces workers by fake workers that run a renderer in the test. Returns the started workers, oldest first. */
export function fakeRendererWorkers(renderer: Partial<WorkerRenderer>): readonly FakeWorker[] {
  const started: FakeWorker[] = [];
  vi.stubGlobal(
    'Worker',
    class implements FakeWorker {
      readonly #ports = new MessageChannel();
      isTerminated = false;
      onerror?: (event: { readonly message: string }) => void;
      constructor() {
        expose(renderer, this.#ports.port2);
        this.#ports.port1.start();
        started.push(this);
      }
      addEventListener(type: 'message', listener: (event: MessageEvent) => void) {
        this.#ports.port1.addEventListener(type, listener);
      }
      postMessage(message: unknown, transfer: Transferable[]) {
        this.#ports.port1.postMessage(message, transfer);
      }
      terminate() {
        this.isTerminated = true;
        this.#ports.port1.close();
      }
      fail() {
        this.onerror?.({ message: 'The code could not be loaded.' });
      }
    },
  );
  return started;
}
