/** The name that the user typed last instead of the usual name, until the page is reloaded. */
let typed: { readonly usual: string; readonly name: string } | undefined;

/**
 * Returns the name of the next file, without its extension.
 *
 * @param usual the name if the user didn't type another name
 */
export function currentFileName(usual: string): string {
  return typed?.usual === usual ? typed.name : usual;
}

/** Remembers a typed name for the next files with the usual name `usual`. */
export function rememberFileName(usual: string, name: string): void {
  typed = { usual, name };
}
