/** Reads a blob as text; jsdom's blobs have no text(). */
export function textOf(content: Blob = new Blob()) {
  return new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(content);
  });
}
