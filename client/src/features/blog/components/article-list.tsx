import { articles } from '../articles.ts';
import { ArticleCard } from './article-card.tsx';
import styles from './article-list.module.css';
import { FeedLink } from './feed-link.tsx';

/** Every article, newest first, and the way to be told of the next one. */
export function ArticleList() {
  return (
    <div>
      <div className={styles.list}>
        {articles.map((article, index) => (
          <ArticleCard key={article.slug} article={article} heading="h2" eager={index < 2} />
        ))}
      </div>
      <p className={styles.feed}>
        <FeedLink />
      </p>
    </div>
  );
}
