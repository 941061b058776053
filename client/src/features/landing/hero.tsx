import { Link } from 'react-router-dom';
import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { asNewVisitor } from '#session/new-visitor.ts';
import { isKnownUser, useSession } from '#session/session.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { Icon, Mark } from '#shared/ui/icon.tsx';
import heroCode from './assets/hero-code.svg';
import styles from './hero.module.css';

const promises = ['No sign-up for links, text and email', 'Nothing you type leaves your browser unencrypted'];

export function Hero() {
  const isUser = isKnownUser(useSession());
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.inner}>
        <div className={styles.text}>
          <p className={styles.tagline}>
            <Mark size={28} /> {brand.tagline}
          </p>
          <h2 id="hero-title">
            QR codes that <em>scan</em>. We check before you print.
          </h2>
          <p className={styles.lead}>
            {brand.name} draws your code, reads it back as a camera would, and only then gives you the file.
          </p>
          <div className="row">
            <Link className={buttonClass()} to="#generate">
              Generate QR
            </Link>
            {isUser ? (
              <Link className={buttonClass('secondary')} to={paths.home}>
                All types
              </Link>
            ) : (
              <Link className={buttonClass('secondary')} to={paths.login} state={asNewVisitor}>
                Sign up free
              </Link>
            )}
          </div>
          <ul className={styles.promises}>
            {promises.map((promise) => (
              <li key={promise} className="line">
                <Icon name="check" size={18} /> {promise}
              </li>
            ))}
          </ul>
        </div>
        <figure className={styles.example}>
          <div className={styles.code}>
            <img src={heroCode} width={300} height={300} alt="A QR code in black on canary yellow" />
          </div>
          <figcaption className={styles.verdict}>
            <Icon name="check" size={20} />
            <span>
              <strong>It scans.</strong> It says: “This code was checked before you saw it.”
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
