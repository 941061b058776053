/** The name that the user typed last instead of a usual one, until the page is reloaded. */
let typed: { readonly usual: string; readonly name: string } | undefined;

/**
 * Returns the name of the next file, without its extension.
 *
 * @param usual the name unless the user typed another one
 */
export function currentFileName(usual: string): string {
  return typed?.usual === usual ? typed.name : usual;
}

/** Names the next files, whose usual name is `usual`. */
export function rememberFileName(usual: string, name: string): void {
  typed = { usual, name };
}
