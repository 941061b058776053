import { useId, useState } from 'react';
import { type EncodedImage, ImageFileError } from '#shared/images/image-file-error.ts';
import { imageTypes, readImageFile } from '#shared/images/read-image-file.ts';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './image-upload.module.css';

interface ImageUploadProps {
  readonly label: string;
  /** Data URL of the image in use. */
  readonly image: string | undefined;
  /** Whether transparent margins are left out. */
  readonly isTrimmed?: boolean;
  /** Called with a checked image. */
  onImage(image: EncodedImage): void;
}

/** Takes an image file, which stays in the browser. */
export function ImageUpload({ label, image, isTrimmed = false, onImage }: ImageUploadProps) {
  const id = useId();
  const [state, setState] = useState<{ failure?: string; done?: string; isBusy: boolean }>({ isBusy: false });

  const take = async (file: File | undefined) => {
    if (!file || state.isBusy) return;
    setState({ isBusy: true });
    try {
      onImage(await readImageFile(file, isTrimmed));
      setState({ isBusy: false, done: `${label} added.` });
    } catch (error) {
      if (!(error instanceof ImageFileError)) throw error;
      setState({ isBusy: false, failure: error.message });
    }
  };

  return (
    <div className={styles.upload}>
      {image && <img className={styles.image} src={image} alt="" />}
      <div className={styles.text}>
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          type="file"
          className={styles.file}
          accept={imageTypes.join()}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // Without a reset, choosing the same file after an edit would do nothing.
            target.value = '';
          }}
        />
        <p id={`${id}-hint`} className="fine">
          PNG, JPEG, WebP or SVG of up to 20 MB. It stays in this browser.
        </p>
        {state.isBusy && <p role="status">Reading the image…</p>}
        <StatusMessage done={state.done} failure={state.failure} />
      </div>
    </div>
  );
}
