import type { Design } from '@canary/qr/design/design';
import { isSameJson } from '#shared/code/same-json.ts';

/** A change that can be undone. */
interface Step {
  /** The name of the change for display, such as `Module shape`. */
  readonly label: string;
  /** The design to go back or forward to. */
  readonly design: Design;
}

/** A design and its changes. */
export interface Timeline {
  readonly design: Design;
  /** Steps to undo, oldest first. Each has the design before its change. */
  readonly past: readonly Step[];
  /** Steps to redo, the next one first. Each has the design after its change. */
  readonly future: readonly Step[];
  /** The label that the next continuous change must have to belong to the last step. */
  readonly openLabel: string | undefined;
}

export interface DesignChange {
  readonly label: string;
  /** Whether the control reports many values while it is used, like a slider. These values become one step. */
  readonly isContinuous?: boolean;
  apply(design: Design): Design;
}

export type TimelineAction =
  | ({ readonly kind: 'change' } & DesignChange)
  | { readonly kind: 'undo' | 'redo' }
  /** Replaces the design that the timeline began with, unless the user has changed it already. */
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
