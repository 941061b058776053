/** Downloads a file. */
export function saveFile(content: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  // Safari reads the data some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
