import { TextPage } from '#components/layout/text-page.tsx';
import { paths } from '#config/paths.ts';
import { pageTitle } from '#lib/head.ts';

const head = {
  title: pageTitle('Help Center'),
  description: 'The guides are being written.',
  path: paths.help,
};

export default function Help() {
  return (
    <TextPage head={head} title="Help Center">
      <p>The guides are being written.</p>
    </TextPage>
  );
}
