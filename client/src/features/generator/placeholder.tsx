import sampleCode from './assets/sample-code.svg';
import styles from './preview-pane.module.css';

/** A sample in the initial design, which needs no code to draw it. Takes the code's place until there is one. */
export function Placeholder() {
  return <img src={sampleCode} alt="Sample code" className={styles.code} width={320} height={320} />;
}
