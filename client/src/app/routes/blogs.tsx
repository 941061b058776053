import { feedPath, paths } from '#config/paths.ts';
import { ArticleList } from '#features/blog/article-list.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { TextPage } from '#shared/layout/page.tsx';

const head = {
  title: pageTitle('Blogs'),
  description:
    'How QR codes work, break and last: UPI payment codes, custom designs that still scan, and what is worth paying for, with working examples.',
  keywords: 'QR code blog, QR code guide, UPI QR code, custom QR code design, QR code tips',
  path: paths.blogs,
  feed: feedPath,
};

/** The list of articles. */
export default function Blogs() {
  return (
    <TextPage
      head={head}
      title="Blogs"
      lead="What we have learned about codes that scan and codes that don’t. Our own engine drew every example on these pages, and our tests read them back, including the broken ones."
    >
      <ArticleList />
    </TextPage>
  );
}
