import { TextPage } from '#components/layout/text-page.tsx';
import { paths } from '#config/paths.ts';
import { pageTitle } from '#lib/head.ts';

const head = {
  title: pageTitle('About us'),
  description: 'This page is being written.',
  path: paths.about,
};

export default function About() {
  return (
    <TextPage head={head} title="About us">
      <p>This page is being written.</p>
    </TextPage>
  );
}
