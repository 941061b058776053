import sampleCode from './assets/sample-code.svg';
import styles from './preview-pane.module.css';

/** A sample in the initial design, which is shown until there is a code. Drawing it loads no code. */
export function Placeholder() {
  return <img src={sampleCode} alt="Sample code" className={styles.code} width={320} height={320} />;
}
