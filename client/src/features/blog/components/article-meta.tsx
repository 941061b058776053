import type { Article } from '../articles.ts';
import { publishedDay } from '../published.ts';
import styles from './article-meta.module.css';

/** When an article was published, and how long it takes to read. */
export function ArticleMeta({ article }: { readonly article: Article }) {
  return (
    <p className={styles.meta}>
      <time dateTime={article.published}>{publishedDay(article.published)}</time>
      <span>{article.minutes} min read</span>
    </p>
  );
}
