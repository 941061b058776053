import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { Contact as ContactContent } from '#features/contact/components/contact.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { TextPage } from '#shared/layout/page.tsx';

const head = {
  title: pageTitle('Contact'),
  description: `Write to whoever runs ${brand.name}: a question about QR codes, something that doesn’t work, an idea, or your account and your data.`,
  keywords: 'contact, support, QR code help, report a problem, feedback',
  path: paths.contact,
};

export default function Contact() {
  return (
    <TextPage
      head={head}
      title="Contact"
      lead="A question, something that doesn’t work, something that you miss: write to us."
    >
      <ContactContent />
    </TextPage>
  );
}
