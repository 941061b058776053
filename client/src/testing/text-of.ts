/** What a blob holds, as text: jsdom's have no text(). */
export function textOf(content: Blob = new Blob()) {
  return new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(content);
  });
}
