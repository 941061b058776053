import { TextPage } from '#components/layout/text-page.tsx';
import { paths } from '#config/paths.ts';
import { pageTitle } from '#lib/head.ts';

const head = {
  title: pageTitle('Contact'),
  description: 'The contact form is not open yet.',
  path: paths.contact,
};

export default function Contact() {
  return (
    <TextPage head={head} title="Contact">
      <p>The contact form is not open yet.</p>
    </TextPage>
  );
}
