import { ExampleCode } from '#shared/ui/example-code.tsx';
import styles from './distance-picture.module.css';
import { Picture } from './picture.tsx';

/** How far away a code can be scanned from: ten times its width. */
export function DistancePicture() {
  return (
    <Picture alt="A code 4 cm wide is scanned by a phone from 40 cm: ten times its width.">
      <span className={styles.size}>
        <ExampleCode holds="link" />
        <span>4 cm wide</span>
      </span>
      <span className={styles.way}>40 cm</span>
      <span className={styles.phone} />
    </Picture>
  );
}
