import { Link } from 'react-router-dom';
import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { social } from '#config/social.ts';
import prose from '#shared/layout/prose.module.css';
import { buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { offers, reasons } from '../copy/about.ts';
import styles from './about.module.css';
import { CanaryPicture } from './canary-picture.tsx';

/** Who we are, what we offer, why to choose us, and how to reach us (specification §2). */
export function About() {
  return (
    <>
      <section className={styles.vision} aria-labelledby="vision">
        <div className={prose.prose}>
          <h2 id="vision">Our vision</h2>
          <p>
            A QR code is a promise in print: point your phone here, and something happens. Once it is on five
            hundred menus, nobody can correct it, and by looking at a code nobody can tell whether it works.
          </p>
          <p>
            Miners took a canary along, because it noticed before they did. That is what we want to be for
            everything that carries a code: the one that notices in time.{' '}
            <strong>No code leaves {brand.name} before it has been read back</strong>, from the very file that
            you get.
          </p>
          <p>
            And it should cost nobody their privacy. Making a code is work for your own device, so that is
            where we let it happen.
          </p>
        </div>
        <CanaryPicture />
      </section>

      <section aria-labelledby="offers">
        <h2 id="offers">What we offer</h2>
        <ul className={styles.offers}>
          {offers.map(({ icon, title, text, to, action }) => (
            <li key={title}>
              <Icon name={icon} size={28} />
              <h3>{title}</h3>
              <p>{text}</p>
              <Link to={to}>{action}</Link>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="reasons">
        <h2 id="reasons">Why choose {brand.name}</h2>
        <ul className={styles.reasons}>
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className={styles.contact} aria-labelledby="reach-us">
        <div>
          <h2 id="reach-us">How to reach us</h2>
          <p>A question, a code that won’t scan, an idea: write to us. The form needs no account.</p>
          <Link className={buttonClass()} to={paths.contact}>
            <Icon name="mail" /> Write to us
          </Link>
        </div>
        <ul aria-label="Our pages elsewhere">
          {social.map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noreferrer">
                <span>
                  {name}
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </span>
                <Icon name="arrow-up-right" size={17} />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
