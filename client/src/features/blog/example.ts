import type { Level } from '@canary/qr/capacity';
import type { Colours } from '@canary/qr/colour';
import type { ContentTypeId } from '#config/generators.ts';

/**
 * What becomes of an example when somebody points a phone at it: it reads; it reads, though the generator warns of its
 * colours; or it is broken on purpose, to show how. A test holds each to it.
 */
export type Verdict = 'reads' | 'warned' | 'fails';

/** A code in an article, drawn by the engine. */
export interface Example {
  readonly title: string;
  readonly caption: string;
  /** What kind of content it holds, and so where one like it is made. */
  readonly type: ContentTypeId;
  readonly payload: string;
  readonly level: Level;
  readonly colours: Colours;
  readonly verdict: Verdict;
  /** The least version, 1 to 40. */
  readonly minVersion?: number;
  /** Side of a square that covers the middle, in modules, odd. */
  readonly cover?: number;
  /** The dark colour goes on up to the edge, where four light modules should be. */
  readonly noQuietZone?: boolean;
}
