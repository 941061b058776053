/** A part of the site's code, which comes when it is called. */
export interface Chunk<Module> {
  (): Promise<Module>;
  /** What has come. */
  arrived?: Module;
}

/**
 * Remembers the code that has come, for whoever can't wait a moment for it: a page that was built as HTML is taken over
 * as it stands only where its code is at hand when it is drawn.
 *
 * @param load an `import()`
 */
export function chunk<Module>(load: () => Promise<Module>): Chunk<Module> {
  const fetch: Chunk<Module> = async () => {
    const module = await load();
    fetch.arrived = module;
    return module;
  };
  return fetch;
}
