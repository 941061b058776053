import { articles } from '../articles.ts';
import { ArticleCard } from './article-card.tsx';
import styles from './article-list.module.css';

/** Every article, newest first. */
export function ArticleList() {
  return (
    <div className={styles.list}>
      {articles.map((article, index) => (
        <ArticleCard key={article.slug} article={article} heading="h2" eager={index < 2} />
      ))}
    </div>
  );
}
