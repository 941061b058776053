import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { KindComparison } from './comparison.tsx';
import styles from './dynamic-codes.module.css';
import { NotifyMe } from './notify-me.tsx';

/** Compares dynamic codes with static ones, offers a notification, and shows a workaround. */
export function DynamicCodes() {
  return (
    <>
      <KindComparison />
      <NotifyMe />
      <section className={styles.until} aria-labelledby="until-then">
        <h2 id="until-then">Until then: change the page, not the code</h2>
        <ol>
          <li>
            <h3>Use an address that you control</h3>
            <p>
              Put a page of your own website into the code, such as <strong>example.com/menu</strong>, instead
              of the file or form that it leads to today.
            </p>
          </li>
          <li>
            <h3>Print the code once</h3>
            <p>It is static, so it works for as long as that address does, without depending on us.</p>
          </li>
          <li>
            <h3>Change the page behind it</h3>
            <p>
              Update the content of that page, or redirect visitors to another one. Most web hosts have a
              setting for redirects.
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
