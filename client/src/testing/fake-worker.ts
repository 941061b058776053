import { vi } from 'vitest';

/** Replaces workers by ones that answer every message at once, and always the same. */
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
