/**
 * Runs an action while no other tab of this browser runs an action with the same name. Over plain http, browsers have
 * no locks, so tabs don't wait for each other.
 *
 * @param signal ends the wait for other tabs
 */
export function inOneTab<Result>(
  name: string,
  act: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, signal ? { signal } : {}, act) : act();
}
