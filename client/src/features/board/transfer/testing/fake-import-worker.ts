import { expose } from 'comlink';
import { vi } from 'vitest';
import type { FileImport } from '../file-import.ts';

interface StartedWorker {
  readonly isTerminated: boolean;
  onerror?: () => void;
}

/** Replaces workers by workers that answer in the test. Returns the started workers. */
export function fakeImportWorkers(answers: Partial<FileImport>): StartedWorker[] {
  const started: StartedWorker[] = [];
  vi.stubGlobal(
    'Worker',
    class implements StartedWorker {
      readonly #ports = new MessageChannel();
      isTerminated = false;
      onerror?: () => void;
      constructor() {
        expose(answers, this.#ports.port2);
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
    },
  );
  return started;
}
