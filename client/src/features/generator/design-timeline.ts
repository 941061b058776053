import type { Design } from '@canary/qr/design/design';
import { isSameJson } from '#shared/code/same-json.ts';

/** A change that can be undone. */
interface Step {
  /** What it changes, for display, such as `Module shape`. */
  readonly label: string;
  /** The design to go back or forward to. */
  readonly design: Design;
}

/** A design and its changes. */
export interface Timeline {
  readonly design: Design;
  /** Oldest first, with the design before each change. */
  readonly past: readonly Step[];
  /** Next one first, with the design after each change. */
  readonly future: readonly Step[];
  /** The label that the next continuous change must have to belong to the last step. */
  readonly openLabel: string | undefined;
}

export interface DesignChange {
  readonly label: string;
  /** Whether the control reports many values while it is used, as a slider does. They become one step. */
  readonly isContinuous?: boolean;
  apply(design: Design): Design;
}

export type TimelineAction =
  | ({ readonly kind: 'change' } & DesignChange)
  | { readonly kind: 'undo' | 'redo' }
  /** Replaces the design that the timeline began with, unless it was changed already. */
  | { readonly kind: 'start'; readonly design: Design };

const maxSteps = 100;

export function startTimeline(design: Design): Timeline {
  return { design, past: [], future: [], openLabel: undefined };
}

export function nextTimeline(timeline: Timeline, action: TimelineAction): Timeline {
  const { design, past, future } = timeline;
  switch (action.kind) {
    case 'start':
      return past.length > 0 ? timeline : startTimeline(action.design);
    case 'undo': {
      const step = past.at(-1);
      if (!step) return timeline;
      const undone = { label: step.label, design };
      return {
        design: step.design,
        past: past.slice(0, -1),
        future: [undone, ...future],
        openLabel: undefined,
      };
    }
    case 'redo': {
      const [step, ...rest] = future;
      if (!step) return timeline;
      return {
        design: step.design,
        past: [...past, { label: step.label, design }],
        future: rest,
        openLabel: undefined,
      };
    }
    case 'change': {
      const { label, isContinuous = false } = action;
      const changed = action.apply(design);
      if (isSameJson(changed, design)) return timeline;
      const joins = isContinuous && timeline.openLabel === label;
      return {
        design: changed,
        past: joins ? past : [...past, { label, design }].slice(-maxSteps),
        future: [],
        openLabel: isContinuous ? label : undefined,
      };
    }
  }
}
