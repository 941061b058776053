import type { Design } from '@canary/qr/design/design';
import type { DesignChoice, FromGrader, ScanReport, ToGrader } from './grade-messages.ts';
import type { GradedCode } from './picture.ts';
import { renderForWorker } from './render-in-page.ts';

/** The worker failed, because its code or a reader could not be loaded or memory ran out. */
export class GraderError extends Error {
  override readonly name = 'GraderError';
}

/** The work on an order was stopped, by another order or because nothing needs it any more. */
export class GraderStoppedError extends Error {
  override readonly name = 'GraderStoppedError';
}

/** What a check tells the page. After `onFailure` nothing follows. */
interface CheckListener {
  /** Called up to three times, each time with more. */
  onReport(report: ScanReport): void;
  onFailure(error: GraderError): void;
}

/** The latest order. The answers to earlier ones are dropped. */
interface Order {
  readonly id: number;
  onReport?(report: ScanReport): void;
  onChosen?(design: Design | undefined): void;
  onFailure(error: GraderError): void;
  /** Called if another order replaces it, or none. */
  onDrop?(): void;
}

/** Grades codes in a worker, so that typing is never delayed. It works on one order at a time. Close it after use. */
export class Grader {
  #worker: Worker | undefined;
  #lastId = 0;
  #order: Order | undefined;

  /** Grades a code, instead of the one before. */
  check(code: GradedCode, { onReport, onFailure }: CheckListener): void {
    const id = this.#begin({ onReport, onFailure });
    this.#send({ kind: 'check', id, code });
  }

  /**
   * Returns the first design that is graded A or B for a payload; undefined if none is.
   *
   * @throws {GraderError}
   * @throws {GraderStoppedError}
   */
  choose(choice: DesignChoice): Promise<Design | undefined> {
    return new Promise((resolve, reject) => {
      const onDrop = () => reject(new GraderStoppedError('The choice was stopped.'));
      const id = this.#begin({ onChosen: resolve, onFailure: reject, onDrop });
      this.#send({ kind: 'choose', id, choice });
    });
  }

  /** Stops the work on the last order. */
  stop(): void {
    this.#drop();
    this.#worker?.postMessage({ kind: 'stop' } satisfies ToGrader);
  }

  /** Terminates the worker. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#drop();
  }

  #begin(order: Omit<Order, 'id'>): number {
    this.#drop();
    const id = ++this.#lastId;
    this.#order = { id, ...order };
    return id;
  }

  #drop(): void {
    const order = this.#order;
    this.#order = undefined;
    order?.onDrop?.();
  }

  #send(message: ToGrader, transfer: Transferable[] = []): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message, transfer);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./grade.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromGrader>) => {
      if (data.kind === 'render')
        return void renderForWorker(data, (message, transfer) => worker.postMessage(message, transfer));
      if (data.id !== this.#order?.id) return;
      if (data.kind === 'report') this.#order.onReport?.(data.report);
      else if (data.kind === 'chosen') this.#order.onChosen?.(data.design);
      else this.#fail();
    };
    worker.onerror = () => this.#fail();
    return worker;
  }

  /** The next order starts a new worker, which tries again to load what is missing. */
  #fail(): void {
    const order = this.#order;
    this.#order = undefined;
    this.close();
    order?.onFailure(new GraderError('The scan check failed.'));
  }
}
