import { Link, useParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { articles } from '#features/blog/articles.ts';
import { ArticlePage } from '#features/blog/components/article-page.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { Message } from '#shared/layout/message.tsx';
import { Page } from '#shared/layout/page.tsx';
import { buttonClass } from '#shared/ui/button.tsx';

const notFound = { title: pageTitle('Blog not found') };

/** An article, by its slug. */
export default function BlogPost() {
  const { slug } = useParams();
  const article = articles.find((known) => known.slug === slug);
  // Another article is another page, which starts at its top.
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
