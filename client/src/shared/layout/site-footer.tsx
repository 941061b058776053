import { Link } from 'react-router-dom';
import { brand, copyright, social } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { Icon, Mark } from '#shared/ui/icon.tsx';
import styles from './site-footer.module.css';

interface FooterColumn {
  readonly title: string;
  readonly links: readonly { readonly text: string; readonly to: string }[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Product',
    links: [
      { text: 'Features', to: paths.features },
      { text: 'Themes', to: paths.themes },
      { text: 'FAQs', to: paths.faq },
    ],
  },
  {
    title: 'Company',
    links: [
      { text: 'About Us', to: paths.about },
      { text: 'Contact', to: paths.contact },
      { text: 'Blogs', to: paths.blogs },
    ],
  },
  {
    title: 'Support',
    links: [
      { text: 'Help Center', to: paths.help },
      { text: 'Privacy Policy', to: paths.privacy },
      { text: 'Terms & Conditions', to: paths.terms },
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
                  <Link to={link.to} reloadDocument={link.to === '/graphql'}>
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
