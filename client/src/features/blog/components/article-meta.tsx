import { LongDate } from '#shared/ui/date-time.tsx';
import type { Article } from '../articles.ts';
import styles from './article-meta.module.css';

/** When an article was published, and how long it takes to read. */
export function ArticleMeta({ article }: { readonly article: Article }) {
  return (
    <p className={styles.meta}>
      <LongDate iso={article.published} />
      <span>{article.minutes} min read</span>
    </p>
  );
}
