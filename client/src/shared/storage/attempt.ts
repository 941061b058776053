/** Returns the result of an action; undefined if it throws, because a browser may deny storage or have no room. */
export function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
