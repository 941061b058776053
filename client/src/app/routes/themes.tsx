import { TextPage } from '#components/layout/text-page.tsx';
import { paths } from '#config/paths.ts';
import { pageTitle } from '#lib/head.ts';

const head = {
  title: pageTitle('Themes'),
  description: 'A gallery of colour designs that scan is being made.',
  path: paths.themes,
};

export default function Themes() {
  return (
    <TextPage head={head} title="Themes">
      <p>A gallery of colour designs that scan is being made.</p>
    </TextPage>
  );
}
