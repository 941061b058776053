/** An `import()` of a part of the site's code, and what it has brought, for whoever can't wait a moment for it. */
export interface Chunk<Module> {
  (): Promise<Module>;
  arrived?: Module;
}
