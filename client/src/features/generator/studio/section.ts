import type { Design } from '@canary/qr/design/design';
import type { DesignChange } from '../design-timeline.ts';
import type { StatusOf } from '../feature-status.ts';

/** What every section of the studio gets. */
export interface SectionProps {
  readonly design: Design;
  readonly statusOf: StatusOf;
  change(change: DesignChange): void;
}
