import type { CodesInPicture } from '@canary/rendering/browser/find-in-picture';
import { Marks } from './marks.tsx';
import styles from './scan.module.css';

interface PictureViewProps {
  readonly url: string;
  /** Undefined while the picture is read. */
  readonly found: CodesInPicture | undefined;
  readonly numbers: ReadonlyMap<string, number>;
}

/** A picture that was chosen, with its codes marked. */
export function PictureView({ url, found, numbers }: PictureViewProps) {
  return (
    <div className={styles.view}>
      <div className={styles.frame}>
        <img className={styles.picture} src={url} alt="What you chose, with its codes marked" />
        {found && <Marks found={found} numbers={numbers} />}
      </div>
    </div>
  );
}
