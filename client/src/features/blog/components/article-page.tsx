import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { blogPath, feedPath } from '#config/blog.ts';
import { paths } from '#config/paths.ts';
import { usePageStart } from '#shared/browser/use-page-start.ts';
import { pageTitle } from '#shared/layout/head.ts';
import pageHead from '#shared/layout/member-page.module.css';
import { Page } from '#shared/layout/page.tsx';
import prose from '#shared/layout/prose.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import type { Article, Slug } from '../articles.ts';
import { contents } from '../contents.ts';
import { pictures } from '../pictures.ts';
import { ArticleMeta } from './article-meta.tsx';
import styles from './article-page.module.css';
import { NextSteps } from './next-steps.tsx';

/** An article, with the way back to the list and on to others. */
export function ArticlePage({ article }: { readonly article: Article & { readonly slug: Slug } }) {
  const main = usePageStart<HTMLElement>();
  const { slug, title, snippet, description, keywords, published, picture } = article;
  const head = {
    title: pageTitle(title),
    description,
    keywords,
    path: blogPath(slug),
    published,
    pictured: picture,
    feed: feedPath,
  };
  const Content = contents[slug];
  return (
    <Page head={head}>
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <article className={styles.article}>
          <header className={styles.head}>
            <Link className={pageHead.back} to={paths.blogs}>
              <Icon name="arrow-left" /> Back to all articles
            </Link>
            <h1>{title}</h1>
            <p className={styles.lead}>{snippet}</p>
            <ArticleMeta article={article} />
          </header>
          <img className={styles.picture} src={pictures[slug]} width={1200} height={630} alt={picture} />
          <div className={`${prose.prose} ${styles.text}`}>
            <Suspense fallback={<p role="status">Loading the article…</p>}>
              <Content />
            </Suspense>
          </div>
        </article>
        <NextSteps slug={slug} />
      </main>
    </Page>
  );
}
