import { symbolContrast } from '@canary/qr/colour';
import { Link, useSearchParams } from 'react-router-dom';
import { type Design, type DesignGroup, designGroups, designPath, designs } from '#config/designs.ts';
import { paths } from '#config/paths.ts';
import prose from '#shared/layout/prose.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import galleryCode from './assets/gallery-code.svg';
import styles from './gallery.module.css';

const groups = Object.keys(designGroups).filter(isGroup);

/** All designs by mood. A filter in the page's address hides the other moods; without scripts all are shown. */
export function Gallery() {
  const [search, setSearch] = useSearchParams();
  const mood = search.get('mood') ?? '';
  const shown = isGroup(mood) ? mood : undefined;
  return (
    <div className={styles.gallery}>
      <MoodFilter
        shown={shown}
        onShow={(group) => setSearch(group ? { mood: group } : {}, { replace: true })}
      />
      {groups.map((group) => (
        <section
          key={group}
          className={styles.group}
          aria-labelledby={`mood-${group}`}
          hidden={shown !== undefined && shown !== group}
        >
          <h2 id={`mood-${group}`}>{designGroups[group]}</h2>
          <ul className={styles.cards}>
            {designs
              .filter((design) => design.group === group)
              .map((design) => (
                <DesignCard key={design.id} design={design} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface MoodFilterProps {
  /** Undefined for all. */
  readonly shown: DesignGroup | undefined;
  onShow(group: DesignGroup | undefined): void;
}

function MoodFilter({ shown, onShow }: MoodFilterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={styles.filter} role="group" aria-label="Show designs">
      {[undefined, ...groups].map((group) => (
        <button
          key={group ?? 'all'}
          type="button"
          aria-pressed={shown === group}
          onClick={() => onShow(group)}
        >
          {group ? designGroups[group] : `All ${designs.length}`}
        </button>
      ))}
    </div>
  );
}

/** A code in the design's colours, their contrast, and a link to the generator. */
function DesignCard({ design }: { design: Design }) {
  const { id, name, foreground, background } = design;
  return (
    <li className={styles.card}>
      <svg className={styles.code} viewBox="0 0 1 1" role="img" aria-label={`A code in ${name}`}>
        <path fill={background} d="M0 0h1v1H0z" />
        <use href={`${galleryCode}#code`} width="1" height="1" fill={foreground} />
      </svg>
      <div className={styles.text}>
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

/** Smallest symbol contrast of grade A: ISO/IEC 15415 §7.8.2. The gallery has no design below B. */
const GRADE_A = 0.7;

/** Returns the symbol contrast with its grade, as in `78%, grade A`. */
function contrast(design: Design): string {
  const share = symbolContrast(design);
  return `${Math.floor(share * 100)}%, grade ${share >= GRADE_A ? 'A' : 'B'}`;
}

function isGroup(name: string): name is DesignGroup {
  return Object.hasOwn(designGroups, name);
}

/** How the designs are tested, and what the tests can't show. */
export function HowChecked() {
  return (
    <section className={prose.prose} aria-labelledby="how-checked">
      <h2 id="how-checked">How we check them</h2>
      <p>
        Our tests draw each design with a short link and with 700 characters, from 256 to 1,024 pixels wide. A
        barcode reader must read every picture back, byte for byte; if one fails, the tests fail.
      </p>
      <p>
        Contrast is the difference in luminance between the two colours, which ISO/IEC 15415 calls symbol
        contrast: grade A from 70%, B from 55%. We calculate it from the colour values. Paper, ink and a worn
        printer reduce it, so print one code and scan it before you print a thousand.
      </p>
      <p>
        All designs are dark on light. <Link to={paths.landing}>The generator</Link> starts with canary yellow
        on a dark background: phones read it, but some older scanners can’t, and the generator warns about it.
        That is why it isn’t in this gallery.
      </p>
    </section>
  );
}
