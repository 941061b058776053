import { fileNameFrom } from '@canary/qr/files/file-name';
import { type FileFormat, formatTraits } from '@canary/qr/files/format';

/** The name that the user typed last instead of the usual name, until the page is reloaded. */
let typed: { readonly usual: string | undefined; readonly name: string | undefined } | undefined;

/**
 * Returns the name that the user typed for the next files, without its extension.
 *
 * @param usual name of the code, which the typed name replaces; undefined for a code without a name
 */
export function typedFileName(usual: string | undefined): string | undefined {
  return typed?.usual === usual ? typed?.name : undefined;
}

/** Remembers a typed name for the next files of codes with the name `usual`; undefined if the user typed none. */
export function rememberFileName(usual: string | undefined, name: string | undefined): void {
  typed = { usual, name };
}

/**
 * Names a file as the user typed, or after the code or the short link in it.
 *
 * @param name of the code, if it has one
 * @param linkName the name of the short link that the export made
 */
export function nameFile(name: string | undefined, linkName: string | undefined, format: FileFormat): string {
  return `${typedFileName(name) ?? fileNameFrom(name ?? linkName ?? '')}.${formatTraits[format].extension}`;
}
