import { Link } from 'react-router-dom';
import styles from './news.module.css';
import cards from './type-cards.module.css';

interface NewsItem {
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

/** The newest notices about the site. */
export function News({ items }: { readonly items: readonly NewsItem[] }) {
  return (
    <section className={cards.section} aria-labelledby="news-title">
      <h2 id="news-title">What’s new</h2>
      <ul className={styles.news}>
        {items.map(({ title, text, path }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
