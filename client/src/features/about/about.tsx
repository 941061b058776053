import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { brand, social } from '#config/brand.ts';
import type { IconName } from '#config/icons.ts';
import { paths } from '#config/paths.ts';
import prose from '#shared/layout/prose.module.css';
import { buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './about.module.css';
import { CanaryPicture } from './canary-picture.tsx';

interface Point {
  readonly title: string;
  readonly text: string;
}

const offers: readonly (Point & { icon: IconName; to: string; action: string })[] = [
  {
    icon: 'scan-line',
    title: 'A generator without sign-up',
    text: 'Make as many codes for links, text and email as you like, in your colours, as PNG, SVG or PDF. It’s free.',
    to: '/#generate',
    action: 'Make a code',
  },
  {
    icon: 'user-round',
    title: 'More types with a free account',
    text: 'Locations, events, chats and payments are included. Contact cards, Wi-Fi, SMS and phone codes cost one token each, and your account comes with tokens.',
    to: paths.features,
    action: 'Compare',
  },
  {
    icon: 'square-kanban',
    title: 'A task board',
    text: 'Boards for you and your team: cards with descriptions, labels, due dates, checklists and comments, which several people can change at the same time.',
    to: paths.tasks,
    action: 'Open the board',
  },
  {
    icon: 'book-open-check',
    title: 'Help that is easy to follow',
    text: 'Step-by-step guides with pictures, from your first code to the right size for a poster.',
    to: paths.help,
    action: 'Read the guides',
  },
];

const reasons: readonly Point[] = [
  {
    title: 'We read it back first',
    text: 'Your browser reads the finished file from its pixels and compares it with what you typed, byte for byte. If it can’t be read, you find out here and not from your guests.',
  },
  {
    title: 'We never see it',
    text: 'Your browser draws and checks the codes. What you type is not sent to us. What you save to your account is encrypted first, and nobody can read it without your password or recovery code.',
  },
  {
    title: 'It doesn’t expire',
    text: 'A code contains your content itself, unless you want to change it later. Then it is dynamic: it works as long as this site does, for free and without a scan limit.',
  },
  {
    title: 'You pay once, and not with money',
    text: 'You unlock premium features with tokens, permanently and on all your devices. There is no subscription to cancel.',
  },
  {
    title: 'It warns you in time',
    text: 'Risky colours, squares too small to print, light on dark: you learn about them before you print, and one click fixes them.',
  },
  {
    title: 'No empty promises',
    text: 'We say what a code can’t do before you print it: what depends on us, what a check can’t see, and what isn’t there yet.',
  },
];

/** The operator's public email address, if there is one. The server inserts it into the page's head. */
function ContactAddress() {
  const address = useSyncExternalStore(
    () => () => undefined,
    () => document.querySelector('meta[name="contact"]')?.getAttribute('content'),
    () => undefined,
  );
  if (!address) return null;
  return (
    <p>
      Email: <a href={`mailto:${address}`}>{address}</a>
    </p>
  );
}

export function About() {
  return (
    <>
      <section className={`split ${styles.vision}`} aria-labelledby="vision">
        <div className={prose.prose}>
          <h2 id="vision">Our vision</h2>
          <p>
            A QR code is a promise in print: point your phone here, and something happens. Once it is on five
            hundred menus, you can’t correct it, and you can’t tell by looking at it whether it works.
          </p>
          <p>
            Miners used to take a canary with them, because it noticed danger before they did. That is what we
            want to be for everything with a code on it: the one that notices in time.{' '}
            <strong>No code leaves {brand.name} before it has been read back</strong>, from the same file that
            you get.
          </p>
          <p>
            And it shouldn’t cost you your privacy. Your own device can make a code, so that is where we do
            it.
          </p>
        </div>
        <CanaryPicture />
      </section>

      <section aria-labelledby="offers">
        <h2 id="offers">What we offer</h2>
        <ul className={styles.list}>
          {offers.map(({ icon, title, text, to, action }) => (
            <li key={title} className={styles.offer}>
              <Icon name={icon} size={28} />
              <h3>{title}</h3>
              <p>{text}</p>
              <Link className="link label" to={to}>
                {action}
              </Link>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="reasons">
        <h2 id="reasons">Why choose {brand.name}</h2>
        <ul className={styles.list}>
          {reasons.map(({ title, text }) => (
            <li key={title} className={styles.reason}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className={styles.contact} aria-labelledby="reach-us">
        <div>
          <h2 id="reach-us">How to reach us</h2>
          <p>A question, a code that doesn’t scan, an idea: write to us. You need no account for the form.</p>
          <ContactAddress />
          <Link className={buttonClass()} to={paths.contact}>
            <Icon name="mail" /> Write to us
          </Link>
        </div>
        <ul aria-label="Our social media pages">
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
