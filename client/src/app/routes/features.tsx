import { TextPage } from '#components/layout/text-page.tsx';
import { paths } from '#config/paths.ts';
import { pageTitle } from '#lib/head.ts';

const head = {
  title: pageTitle('Features'),
  description: 'A full comparison of free and premium is being written.',
  path: paths.features,
};

export default function Features() {
  return (
    <TextPage head={head} title="Features">
      <p>A full comparison of free and premium is being written.</p>
    </TextPage>
  );
}
