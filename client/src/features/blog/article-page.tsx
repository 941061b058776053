import { type ComponentType, lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { blogPath, feedPath, paths } from '#config/paths.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { usePageStart } from '#shared/browser/page-scroll.ts';
import { pageTitle } from '#shared/layout/head.ts';
import pageHead from '#shared/layout/member-page.module.css';
import { Page } from '#shared/layout/page.tsx';
import prose from '#shared/layout/prose.module.css';
import { buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { ArticleCard, ArticleMeta } from './article-card.tsx';
import styles from './article-page.module.css';
import { type Article, articles, type Slug } from './articles.ts';
import { pictures } from './pictures.ts';

/** The texts of the articles, loaded on demand. */
const contents: Readonly<Record<Slug, ComponentType>> = {
  'free-vs-premium-qr-generator': lazy(() =>
    loadChunk(() => import('./content/free-vs-premium-qr-generator.tsx')),
  ),
  'custom-qr-code-design': lazy(() => loadChunk(() => import('./content/custom-qr-code-design.tsx'))),
  'create-upi-qr-code': lazy(() => loadChunk(() => import('./content/create-upi-qr-code.tsx'))),
  'why-canary-qr': lazy(() => loadChunk(() => import('./content/why-canary-qr.tsx'))),
};

/** An article with links to the list, the generator and the other articles. */
export function ArticlePage({ article }: { readonly article: Article & { readonly slug: Slug } }) {
  const main = usePageStart<HTMLElement>();
  const { slug, title, snippet, description, keywords, published, picture } = article;
  const head = {
    title: pageTitle(title),
    description,
    keywords,
    path: blogPath(slug),
    published,
    pictureAlt: picture,
    feed: feedPath,
  };
  const Content = contents[slug];
  return (
    <Page head={head}>
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <article className={styles.article}>
          <header className={styles.head}>
            <BackLink />
            <h1>{title}</h1>
            <p className="lead">{snippet}</p>
            <ArticleMeta article={article} />
          </header>
          <img className={styles.picture} src={pictures[slug]} width={1200} height={630} alt={picture} />
          <div className={`${prose.prose} ${styles.text}`}>
            <Suspense fallback={<p role="status">Loading the article…</p>}>
              <Content />
            </Suspense>
          </div>
        </article>
        <section className={styles.make} aria-labelledby="make-title">
          <h2 id="make-title">Make a code that scans</h2>
          <p>Links, texts and emails are free without an account. We check every code before you get it.</p>
          <Link className={buttonClass()} to="/#generate">
            Open the generator
          </Link>
        </section>
        <section className={styles.others} aria-labelledby="others-title">
          <h2 id="others-title">More articles</h2>
          <div className="grid">
            {articles
              .filter((other) => other.slug !== slug)
              .map((other) => (
                <ArticleCard key={other.slug} article={other} heading="h3" />
              ))}
          </div>
        </section>
      </main>
    </Page>
  );
}

/** Goes back to where the reader came from; to the list of articles if the article was opened directly. */
function BackLink() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [isOpenedDirectly, setOpenedDirectly] = useState(true);
  // In an effect, because the page is prerendered without a history.
  useEffect(() => setOpenedDirectly(key === 'default'), [key]);
  return (
    <Link
      className={pageHead.back}
      to={paths.blogs}
      onClick={(event) => {
        if (isOpenedDirectly || isModified(event)) return;
        event.preventDefault();
        navigate(-1);
      }}
    >
      <Icon name="arrow-left" /> {isOpenedDirectly ? 'Back to all articles' : 'Back'}
    </Link>
  );
}

/** Whether a click opens a link in another tab or window. */
function isModified({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
