import { feedPath } from '#config/paths.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { ArticleCard } from './article-card.tsx';
import styles from './article-list.module.css';
import { articles } from './articles.ts';

/** All articles, newest first, and a link to the feed. */
export function ArticleList() {
  return (
    <div>
      <div className={styles.list}>
        {articles.map((article, index) => (
          <ArticleCard key={article.slug} article={article} heading="h2" eager={index < 2} />
        ))}
      </div>
      {/* A plain link: the feed is not a page of the app. */}
      <a className={styles.feed} href={feedPath} type="application/rss+xml">
        <Icon name="rss" /> Subscribe via RSS
      </a>
    </div>
  );
}
