import { vi } from 'vitest';

/** Replaces workers by fakes that answer every message at once with the same answer. */
export function fakeInstantWorkers<Sent>(answer: Sent): void {
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: Sent }) => void;
      postMessage() {
        queueMicrotask(() => this.onmessage?.({ data: answer }));
      }
      terminate() {}
    },
  );
}
