import type { Values } from '@canary/qr/content/content-type';
import type { Design } from '@canary/qr/design/design';
import { createStore } from '#shared/store/create-store.ts';
import { askingSteps } from './asking.ts';
import type { ExportPage, ExportState, ExportStep, Fact, Facts } from './facts.ts';
import type { ExportTools } from './making.ts';
import type { Order } from './order.ts';

/** The code that the generator shows. Messages about an export are about this code. */
interface Shown {
  readonly values: Values;
  readonly design: Design;
  /** As typed. */
  readonly size: string;
  /** Whether the code contains a short link. */
  readonly hasLink: boolean;
  /** Undefined while there is no code. */
  readonly payload: string | undefined;
}

interface Exports {
  readonly state: ExportState;
  /** An order that waits for an unlock, or for a page of an account. */
  readonly waiting: Order | undefined;
}

/**
 * Takes orders through the steps of an export, one order at a time.
 *
 * @param loadTools loads the tools that make and grade files
 */
export function createExporter(loadTools: () => Promise<Pick<ExportTools, 'steps'>>) {
  const store = createStore<Exports>({ state: { status: 'idle' }, waiting: undefined });
  let page: ExportPage | undefined;
  let shown: Shown | undefined;
  let running = new AbortController();
  /** The facts that were known when the user was asked. */
  let asked: Partial<Facts> = {};

  const report = (state: ExportState) => store.change({ state });
  const wait = (waiting: Order | undefined) => store.change({ waiting });

  /** Clears the message about the last export, and cancels a running export. */
  const reset = () => {
    running.abort();
    if (store.read().state.status !== 'idle') report({ status: 'idle' });
  };

  /** Takes the steps whose facts aren't known. The asking steps are synchronous, because of Safari's clipboard. */
  const proceed = async ({ delivery, ...start }: Partial<Facts>) => {
    running.abort();
    const run = new AbortController();
    const { signal } = run;
    running = run;
    wait(undefined);
    // A delivery that began in an earlier click got no file.
    let facts: Partial<Facts> = start.text === undefined || !delivery ? start : { ...start, delivery };

    const take = async (steps: readonly ExportStep[]) => {
      for (const step of steps) {
        if (signal.aborted) return;
        if (step.gives.length > 0 && knows(facts, step.gives)) continue;
        if (!knows(facts, step.needs)) throw new Error(`“${step.name}” needs more facts.`);
        const known = facts;
        const again = (other: Partial<Facts>) => void proceed({ ...known, ...other });
        const outcome = step.run(known, { signal, report, wait, cancel: reset, again });
        const { asks, ends, ...given } = outcome instanceof Promise ? await outcome : outcome;
        if (signal.aborted) return;
        facts = { ...facts, ...given };
        follow(facts);
        if (asks) asked = facts;
        const end = ends ?? (asks && { status: 'asking', question: asks });
        if (end) {
          run.abort();
          return report(end);
        }
      }
    };

    try {
      await take(askingSteps);
      if (signal.aborted) return;
      const { steps } = await loadTools();
      await take(steps);
    } catch {
      if (signal.aborted) return;
      const { participle = 'exported' } = facts.target ?? {};
      const text = `The checker could not be loaded, so nothing was ${participle}.`;
      report({ status: 'failed', text: `${text} Check your connection and try again.` });
    }
  };

  /** Shows the result of the export. The generator shows the completed content after its next rendering. */
  const follow = ({ values, code, done, verdict, lateVerdict }: Partial<Facts>) => {
    if (shown && values) shown = { ...shown, values };
    if (shown && code) shown = { ...shown, design: code.design };
    if (done) report({ ...done, verdict: verdict ?? lateVerdict });
  };

  return {
    store,
    wait,
    reset,
    /** Call when the generator shows another code, to which messages about the last code don't apply. */
    show(next: Shown) {
      const isSame =
        next.values === shown?.values &&
        next.design === shown.design &&
        next.size === shown.size &&
        next.hasLink === shown.hasLink;
      shown = next;
      if (!isSame) reset();
    },
    /** Returns the content of the code on display; undefined while there is none. */
    payload: () => shown?.payload,
    /** Call after each rendering of the page, whose code the next export exports. */
    setPage(next: ExportPage) {
      page = next;
    },
    /** Exports the code of the page, unless an export is running. */
    start(order: Order) {
      if (page && store.read().state.status !== 'working') void proceed({ order, page });
    },
    /** Answers the question with the facts that its step gives. */
    answer: (given: Partial<Facts>) => void proceed({ ...asked, ...given }),
    /** Closes the question, or the message about the last export. */
    close() {
      wait(undefined);
      reset();
    },
  };
}

function knows(facts: Partial<Facts>, needed: readonly Fact[]): facts is Facts {
  return needed.every((fact) => fact in facts);
}
