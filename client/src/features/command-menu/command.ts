import type { IconName } from '#config/icons.ts';

/** A row of the command menu. */
export interface Command {
  /** Unique in the menu. */
  readonly id: string;
  readonly title: string;
  /** A short text after the title. */
  readonly detail?: string;
  /** The part of a longer text in which the query was found. */
  readonly excerpt?: string | null;
  readonly icon: IconName;
  /** The path that the command opens, or the action that it runs. */
  readonly target: string | (() => void);
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}
