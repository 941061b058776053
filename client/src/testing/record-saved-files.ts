import { vi } from 'vitest';

export interface SavedFile {
  readonly content: Blob;
  readonly fileName: string;
}

/** Records the files that the test downloads from now on, which jsdom can't. */
export function recordSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const contents = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = `blob:${contents.size}`;
    if (content instanceof Blob) contents.set(url, content);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = contents.get(this.href);
    if (content) saved.push({ content, fileName: this.download });
  });
  return saved;
}
