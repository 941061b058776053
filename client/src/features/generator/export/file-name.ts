/** The name that the user typed last instead of the usual name, until the page is reloaded. */
let typed: { readonly usual: string | undefined; readonly name: string | undefined } | undefined;

/**
 * Returns the name that the user typed for the next files, without its extension.
 *
 * @param usual name of the code, which the typed name stands for; undefined for a code without one
 */
export function typedFileName(usual: string | undefined): string | undefined {
  return typed?.usual === usual ? typed?.name : undefined;
}

/** Remembers a typed name for the next files of codes with the name `usual`; undefined if the user typed none. */
export function rememberFileName(usual: string | undefined, name: string | undefined): void {
  typed = { usual, name };
}
