import type { Design } from '@canary/qr/design/design';
import { useRef, useState } from 'react';
import { ImageFileError } from '#shared/images/image-file-error.ts';
import { readDesignImages } from '#shared/images/read-design-images.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { loadReaders } from '../load-readers.ts';
import styles from './share-design.module.css';

interface ImportDesignProps {
  /** Called with a checked design. */
  onDesign(design: Design): void;
}

/** Opens a design that was saved as a file. A file that can't be used changes nothing. */
export function ImportDesign({ onDesign }: ImportDesignProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ done?: string; failure?: string }>({});

  const open = async (file: File) => {
    setIsBusy(true);
    try {
      const { design, areImagesLeftOut } = await readFile(file);
      onDesign(design);
      const left = areImagesLeftOut ? ' Its images can’t be used and were left out: upload others.' : '';
      setOutcome({ done: `Design of ${file.name} opened.${left}` });
    } catch (error) {
      setOutcome({ failure: messageOf(error) });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <div className="stack">
      <BusyButton
        look="quiet"
        className={styles.import ?? ''}
        busy={isBusy}
        working="Opening…"
        onClick={() => input.current?.click()}
      >
        <Icon name="upload" size={17} /> Open design file
      </BusyButton>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Design file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void open(file);
          // Without a reset, choosing the same file after an edit would do nothing.
          target.value = '';
        }}
      />
      <StatusMessage done={outcome.done} failure={outcome.failure} />
    </div>
  );
}

/** Reads a design and leaves out images that can't be used. */
async function readFile(
  file: File,
): Promise<{ readonly design: Design; readonly areImagesLeftOut: boolean }> {
  const { readDesignFile, withoutImages } = await loadReaders();
  const design = await readDesignFile(file);
  try {
    return { design: await readDesignImages(design), areImagesLeftOut: false };
  } catch (error) {
    if (!(error instanceof ImageFileError)) throw error;
    return { design: withoutImages(design), areImagesLeftOut: true };
  }
}

/** Compares errors by name, because the code that reads designs is loaded on first use. */
function messageOf(error: unknown): string {
  switch (error instanceof Error ? error.name : '') {
    case 'NewerDesignError':
      return 'This file is from a newer version of the site. Reload the page and try again. Your design didn’t change.';
    case 'DesignImageError':
      return 'An image in this file isn’t PNG, JPEG or WebP, or is too large. Choose another file. Your design didn’t change.';
    case 'ChunkError':
      return 'Part of the page could not be loaded. Check your connection and try again.';
    default:
      return 'This isn’t a design file. Choose one that was saved here. Your design didn’t change.';
  }
}
