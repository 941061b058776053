import type { Design } from '@canary/qr/design/design';
import type { DesignChange } from '../design-timeline.ts';
import type { StatusOf } from '../feature-status.ts';

/** A part of the studio. */
export type StudioSection = 'shape' | 'colour' | 'logo' | 'background' | 'frame' | 'size';

/** What every section of the studio gets. */
export interface SectionProps {
  readonly design: Design;
  readonly statusOf: StatusOf;
  change(change: DesignChange): void;
}
