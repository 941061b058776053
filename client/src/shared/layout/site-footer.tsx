import { Link } from 'react-router-dom';
import { brand, copyright, social } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { Icon, Mark } from '#shared/ui/icon.tsx';
import styles from './site-footer.module.css';

const product = [
  { text: 'Features', to: paths.features },
  { text: 'Themes', to: paths.themes },
  { text: 'Many codes at once', to: paths.bulk },
  { text: 'Scan a code', to: paths.scan },
  { text: 'FAQs', to: paths.faq },
];
const company = [
  { text: 'About Us', to: paths.about },
  { text: 'Contact', to: paths.contact },
  { text: 'Blogs', to: paths.blogs },
];
const helpCenter = { text: 'Help Center', to: paths.help };

/** Whether a page has a document with headers of its own, so that the router can't open it. */
export const hasOwnDocument = (to: string) => to === '/graphql' || to === paths.scan;

/** The links of the header's menu on phones. */
export const menuLinks = [...product, ...company, helpCenter];

/** The links of the footer. */
export const footerColumns = [
  { title: 'Product', links: product },
  { title: 'Company', links: company },
  {
    title: 'Support',
    links: [
      helpCenter,
      { text: 'Privacy Policy', to: paths.privacy },
      { text: 'Terms & Conditions', to: paths.terms },
      { text: 'Developers', to: paths.developers },
      { text: 'API', to: '/graphql' },
    ],
  },
];

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <Mark size={40} />
            {brand.name}
          </p>
          <p>{brand.tagline}</p>
        </div>
        {footerColumns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <p className={styles.title}>{column.title}</p>
            <ul>
              {column.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} reloadDocument={hasOwnDocument(link.to)}>
                    {link.text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.bottom}>
          <p suppressHydrationWarning>{copyright()}. All rights reserved.</p>
          <ul className={styles.social} aria-label="Social media">
            {social.map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noreferrer">
                  {name}
                  <Icon name="arrow-up-right" size={15} />
                  <span className="visually-hidden">(opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
