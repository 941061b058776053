/** Hands a file to the browser's own download. */
export function saveFile(content: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  // The browser has taken the data by the next task; Safari needs a little longer.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
