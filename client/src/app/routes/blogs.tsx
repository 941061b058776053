import { TextPage } from '#components/layout/text-page.tsx';
import { paths } from '#config/paths.ts';
import { pageTitle } from '#lib/head.ts';

const head = {
  title: pageTitle('Blogs'),
  description: 'The first articles are being written.',
  path: paths.blogs,
};

export default function Blogs() {
  return (
    <TextPage head={head} title="Blogs">
      <p>The first articles are being written.</p>
    </TextPage>
  );
}
