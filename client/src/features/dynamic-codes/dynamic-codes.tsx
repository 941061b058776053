import { Link } from 'react-router-dom';
import { generatorPath } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { withNext } from '#session/login-link.ts';
import { isKnownUser, useSession } from '#session/session.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { KindComparison } from './comparison.tsx';
import styles from './dynamic-codes.module.css';
import { promise } from './promise.ts';

/** The path of the generator of web addresses, with a code that can be changed later. */
const generator = `${generatorPath('url')}?changeable`;

const steps = [
  {
    title: 'Make the code',
    text: 'Enter a web address and turn on “Can be changed later”. Design, print check and files are the same as for every other code.',
  },
  {
    title: 'Print it once',
    text: 'It contains a short link of this site, in large squares. Before you print many, “Test a print” shows your scan on the screen.',
  },
  {
    title: 'Point it elsewhere',
    text: 'Enter another address on the code’s page. The next scan leads there. You can go back, or pause the code with a text of your own.',
  },
  {
    title: 'See how it does',
    text: 'Scans by hour, day and month, as charts, tables and a CSV file. Bots and previews are counted apart.',
  },
];

/** Explains dynamic codes with an example, and leads to the generator. */
export function DynamicCodes() {
  const isUser = isKnownUser(useSession());
  return (
    <>
      <section className={styles.start} aria-label="Our promise">
        <p>{promise}</p>
        <div>
          <Link className={buttonClass()} to={isUser ? generator : withNext(paths.register, generator)}>
            <Icon name="qr-code" /> Make a dynamic code
          </Link>
          {!isUser && (
            <Link className={buttonClass('secondary')} to={withNext(paths.login, generator)}>
              I have an account
            </Link>
          )}
        </div>
      </section>
      <KindComparison />
      <section className={styles.steps} aria-labelledby="how">
        <h2 id="how">How it works</h2>
        <ol>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.known} aria-labelledby="known">
        <h2 id="known">What we know, and what we don’t</h2>
        <p>
          We store the short link, its targets and how often it is scanned: by hour for 90 days, and by day,
          kind of device and country. Of the people who scan, we store no IP address, no browser and no page
          that they came from. There is no page in between, no cookie and no script. The name and the look of
          your code are encrypted, and we can’t read them.
        </p>
        <p className={styles.links}>
          <Link to={`${paths.faq}#dynamic`}>
            Questions and answers <Icon name="arrow-right" />
          </Link>
          <Link to={`${paths.help}#bring-links`}>
            Bring your links from another service <Icon name="arrow-right" />
          </Link>
          <Link to={paths.privacy}>
            Privacy policy <Icon name="arrow-right" />
          </Link>
          <Link to={paths.developers}>
            API for developers <Icon name="arrow-right" />
          </Link>
        </p>
      </section>
    </>
  );
}
