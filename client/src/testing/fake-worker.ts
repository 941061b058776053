import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A worker that a test answers for. */
export interface FakeWorker<Received, Sent> {
  /** What the page sent, oldest first. */
  readonly received: Received[];
  readonly isTerminated: boolean;
  send(message: Sent): void;
  /** Fails as a worker does whose code can't be loaded. */
  fail(): void;
}

/** Replaces workers, which jsdom lacks. Returns those that were started, oldest first. */
export function fakeWorkers<Received, Sent>(): readonly FakeWorker<Received, Sent>[] {
  const started: FakeWorker<Received, Sent>[] = [];
  vi.stubGlobal(
    'Worker',
    class implements FakeWorker<Received, Sent> {
      readonly received: Received[] = [];
      isTerminated = false;
      onmessage?: (event: { data: Sent }) => void;
      onerror?: () => void;
      constructor() {
        started.push(this);
      }
      postMessage(message: Received) {
        this.received.push(message);
      }
      terminate() {
        this.isTerminated = true;
      }
      send(data: Sent) {
        act(() => this.onmessage?.({ data }));
      }
      fail() {
        act(() => this.onerror?.());
      }
    },
  );
  return started;
}

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
