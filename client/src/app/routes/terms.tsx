import { TextPage } from '#components/layout/text-page.tsx';
import { paths } from '#config/paths.ts';
import { pageTitle } from '#lib/head.ts';

const head = {
  title: pageTitle('Terms & Conditions'),
  description: 'The full terms are being written.',
  path: paths.terms,
};

export default function Terms() {
  return (
    <TextPage head={head} title="Terms &amp; Conditions">
      <p>The full terms are being written.</p>
    </TextPage>
  );
}
