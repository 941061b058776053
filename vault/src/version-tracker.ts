import { RolledBackError } from './errors.ts';

/** Remembers the newest version seen of each record, so that a server can't replay an older one. */
export interface VersionTracker {
  /**
   * Accepts a version that is at least as new as the newest one seen.
   *
   * @throws {RolledBackError} if the version is older
   */
  accept(id: string, version: number): void;
  /** The newest version seen of each record, by record id. */
  versions(): ReadonlyMap<string, number>;
}

/**
 * @param initial versions remembered from an earlier session
 * @example
 * const tracker = createVersionTracker([['r1', 3]]);
 * tracker.accept('r1', 4);
 * tracker.accept('r1', 3); // throws RolledBackError
 */
export function createVersionTracker(
  initial: Iterable<readonly [id: string, version: number]> = [],
): VersionTracker {
  const newest = new Map(initial);
  return {
    accept(id, version) {
      if (version < (newest.get(id) ?? 0)) throw new RolledBackError(id);
      newest.set(id, version);
    },
    versions: () => newest,
  };
}
