import { TextPage } from '#components/layout/text-page.tsx';
import { paths } from '#config/paths.ts';
import { pageTitle } from '#lib/head.ts';

const head = {
  title: pageTitle('FAQs'),
  description: 'The full list is being written. The most common questions stand at the end of the home page.',
  path: paths.faq,
};

export default function FaqPage() {
  return (
    <TextPage head={head} title="FAQs">
      <p>The full list is being written. The most common questions stand at the end of the home page.</p>
    </TextPage>
  );
}
