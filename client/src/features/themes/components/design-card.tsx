import { symbolContrast } from '@canary/qr/colour';
import { Link } from 'react-router-dom';
import { type Design, designPath } from '#config/designs.ts';
import { Icon } from '#shared/ui/icon.tsx';
import galleryCode from '../assets/gallery-code.svg';
import styles from './design-card.module.css';

/** A design as a code that can be scanned, with what it is made of, and the way to use it. */
export function DesignCard({ design }: { design: Design }) {
  const { id, name, foreground, background } = design;
  return (
    <li className={styles.card}>
      <svg className={styles.code} viewBox="0 0 1 1" role="img" aria-label={`A code in ${name}`}>
        <path fill={background} d="M0 0h1v1H0z" />
        <use href={`${galleryCode}#code`} width="1" height="1" fill={foreground} />
      </svg>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className={styles.colours}>
          {foreground} <span>on</span> {background}
        </p>
        <p className={styles.contrast}>Contrast {contrast(design)}</p>
        <Link className={styles.use} to={designPath(id)}>
          Use {name} <Icon name="arrow-right" size={16} />
        </Link>
      </div>
    </li>
  );
}

/** Symbol contrast from which its grade is A: ISO/IEC 15415 §7.8.2. The gallery has none below B. */
const GRADE_A = 0.7;

/** Symbol contrast with its grade, as in `78%, grade A`. */
function contrast(design: Design): string {
  const share = symbolContrast(design);
  return `${Math.floor(share * 100)}%, grade ${share >= GRADE_A ? 'A' : 'B'}`;
}
