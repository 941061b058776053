import { Link } from 'react-router-dom';
import { blogPath } from '#config/blog.ts';
import { Icon } from '#shared/ui/icon.tsx';
import type { Article, Slug } from '../articles.ts';
import { pictures } from '../pictures.ts';
import styles from './article-card.module.css';
import { ArticleMeta } from './article-meta.tsx';

interface ArticleCardProps {
  readonly article: Article & { readonly slug: Slug };
  /** Of its title, in the outline of the page. */
  readonly heading: 'h2' | 'h3';
  /** Whether the picture is among the first things to be seen. */
  readonly eager?: boolean;
}

/** An article on a list: a touch anywhere opens it. */
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
      <div className={styles.words}>
        <ArticleMeta article={article} />
        <Heading>{article.title}</Heading>
        <p className={styles.snippet}>{article.snippet}</p>
        <Link className={styles.more} to={blogPath(article.slug)}>
          Read More
          <span className="visually-hidden">: {article.title}</span>
          <Icon name="arrow-right" size={18} />
        </Link>
      </div>
    </article>
  );
}
