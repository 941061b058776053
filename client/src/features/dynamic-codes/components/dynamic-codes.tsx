import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { Comparison } from './comparison.tsx';
import styles from './dynamic-codes.module.css';
import { TellMe } from './tell-me.tsx';

/** What dynamic codes are beside those of today, how to hear of them, and what to do until then. */
export function DynamicCodes() {
  return (
    <>
      <Comparison />
      <TellMe />
      <section className={styles.until} aria-labelledby="until-then">
        <h2 id="until-then">Until then: change the page, not the code</h2>
        <ol>
          <li>
            <h3>Put in an address of your own</h3>
            <p>
              One on a web site that you control, such as <strong>example.com/menu</strong>, and not the file
              or the form that it leads to today.
            </p>
          </li>
          <li>
            <h3>Print the code once</h3>
            <p>It is static, so it works for as long as that address does, and nobody stands in between.</p>
          </li>
          <li>
            <h3>Change what is behind it</h3>
            <p>
              Put new content on that page, or have it send visitors on: with most web hosts that is a setting
              called redirect.
            </p>
          </li>
        </ol>
        <p className={styles.links}>
          <Link to="/#generate">
            Make a code for your address <Icon name="arrow-right" />
          </Link>
          <Link to={paths.faq}>
            Read the FAQs <Icon name="arrow-right" />
          </Link>
        </p>
      </section>
    </>
  );
}
