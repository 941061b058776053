import { Link, useParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { ArticlePage } from '#features/blog/article-page.tsx';
import { articles } from '#features/blog/articles.ts';
import { pageTitle } from '#shared/layout/head.ts';
import { Message } from '#shared/layout/message.tsx';
import { Page } from '#shared/layout/page.tsx';
import { buttonClass } from '#shared/ui/button.tsx';

const notFound = { title: pageTitle('Blog not found') };

/** An article, found by its slug. */
export default function BlogPost() {
  const { slug } = useParams();
  const article = articles.find((known) => known.slug === slug);
  // The key makes another article a new page, which opens at its top.
  if (article) return <ArticlePage key={slug} article={article} />;
  return (
    <Page head={notFound}>
      <Message title="Blog not found">
        <p>There is no article at this address.</p>
        <Link className={buttonClass()} to={paths.blogs}>
          All articles
        </Link>
      </Message>
    </Page>
  );
}
