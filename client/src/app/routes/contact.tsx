import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { Contact as ContactContent } from '#features/contact/contact.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { TextPage } from '#shared/layout/page.tsx';

const head = {
  title: pageTitle('Contact'),
  description: `Contact the operator of ${brand.name} with questions about QR codes, problems, ideas, or requests about your account and your data.`,
  keywords: 'contact, support, QR code help, report a problem, feedback',
  path: paths.contact,
};

export default function Contact() {
  return (
    <TextPage
      head={head}
      title="Contact"
      lead="A question, something that doesn’t work, a feature you’d like: write to us."
    >
      <ContactContent />
    </TextPage>
  );
}
