import type { Design } from '@canary/qr/design/design';
import type { DesignChange } from '../design-timeline.ts';

/** A part of the studio. */
export type StudioSection = 'shape' | 'colour' | 'logo' | 'background' | 'frame' | 'size';

/** The props of every section of the studio. */
export interface SectionProps {
  readonly design: Design;
  change(change: DesignChange): void;
}
