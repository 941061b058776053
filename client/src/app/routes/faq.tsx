import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { FaqList } from '#features/faq/faq-list.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { TextPage } from '#shared/layout/page.tsx';

const head = {
  title: pageTitle('FAQs'),
  description: `Answers about ${brand.name}: which QR codes are free, how large to print them, how codes are checked, tokens, your account, privacy and the task board.`,
  keywords:
    'QR code FAQ, QR code questions, do QR codes expire, how large to print a QR code, Wi-Fi QR code password, QR code not scanning',
  path: paths.faq,
};

export default function FaqPage() {
  return (
    <TextPage head={head} title="FAQs" lead="Search for a word, or browse the questions.">
      <FaqList />
    </TextPage>
  );
}
