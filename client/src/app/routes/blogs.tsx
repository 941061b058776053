import { feedPath } from '#config/blog.ts';
import { paths } from '#config/paths.ts';
import { ArticleList } from '#features/blog/components/article-list.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { TextPage } from '#shared/layout/page.tsx';

const head = {
  title: pageTitle('Blogs'),
  description:
    'How QR codes work, break and are made to last: UPI payment codes, custom designs that still scan, and what is worth paying for, with working examples.',
  keywords: 'QR code blog, QR code guide, UPI QR code, custom QR code design, QR code tips',
  path: paths.blogs,
  feed: feedPath,
};

/** The list of the articles. */
export default function Blogs() {
  return (
    <TextPage
      head={head}
      title="Blogs"
      lead="What we have learnt about codes that scan and codes that don’t. Every example on these pages was drawn by our own engine and is read back in our tests, the broken ones included."
    >
      <ArticleList />
    </TextPage>
  );
}
