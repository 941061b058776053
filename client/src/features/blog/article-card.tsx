import { Link } from 'react-router-dom';
import { blogPath } from '#config/paths.ts';
import { LongDate } from '#shared/ui/date-time.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './article-card.module.css';
import type { Article, Slug } from './articles.ts';
import { pictures } from './pictures.ts';

interface ArticleCardProps {
  readonly article: Article & { readonly slug: Slug };
  /** Level of the title in the page's outline. */
  readonly heading: 'h2' | 'h3';
  /** Whether the picture is in view when the page opens. */
  readonly eager?: boolean;
}

/** A preview of an article. A click anywhere opens it. */
export function ArticleCard({ article, heading: Heading, eager = false }: ArticleCardProps) {
  return (
    <article className={styles.card}>
      <img
        src={pictures[article.slug]}
        width={1200}
        height={630}
        alt={article.picture}
        loading={eager ? 'eager' : 'lazy'}
      />
      <div className={styles.text}>
        <ArticleMeta article={article} />
        <Heading>{article.title}</Heading>
        <p className={styles.snippet}>{article.snippet}</p>
        <Link className="link label covers" to={blogPath(article.slug)}>
          Read More
          <span className="visually-hidden">: {article.title}</span>
          <Icon name="arrow-right" size={18} />
        </Link>
      </div>
    </article>
  );
}

/** The publication date and the reading time of an article. */
export function ArticleMeta({ article }: { readonly article: Article }) {
  return (
    <p className={styles.meta}>
      <LongDate iso={article.published} />
      <span>{article.minutes} min read</span>
    </p>
  );
}
