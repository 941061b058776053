import { declared, type erasedFiles, eraseFile } from './declarations.ts';

/** A file that a browser keeps while it is made, until it is erased. */
interface TemporaryFile {
  /** Creates an empty file in place of the last one. Undefined if the browser has no private file system, or can't write to it as the file grows. */
  create(): Promise<FileSystemFileHandle | undefined>;
  erase(): Promise<void>;
}

/** Declares a file in the browser's private file system (OPFS). */
export function declareFile(key: (typeof erasedFiles)[number]): TemporaryFile {
  const erase = () => eraseFile(key);
  declared.push({ key, place: 'file', forget: () => void erase() });
  return {
    erase,
    async create() {
      await erase();
      try {
        const folder = await navigator.storage.getDirectory();
        const handle = await folder.getFileHandle(key, { create: true });
        return 'createWritable' in handle ? handle : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
