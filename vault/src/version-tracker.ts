import { RolledBackError } from './errors.ts';

/** Remembers the newest version of each record that was seen, and refuses an older one. */
export interface Witness {
  /** @throws {RolledBackError} */
  see(id: string, version: number): void;
  /** What is remembered, for where it is to outlive the page. */
  seen(): ReadonlyMap<string, number>;
}

/** @param before what was remembered */
export function createWitness(before: Iterable<readonly [id: string, version: number]> = []): Witness {
  const newest = new Map(before);
  return {
    see(id, version) {
      const known = newest.get(id) ?? 0;
      if (version < known) throw new RolledBackError(id);
      newest.set(id, version);
    },
    seen: () => newest,
  };
}
