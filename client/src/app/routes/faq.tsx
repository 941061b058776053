import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { FaqList } from '#features/faq/components/faq-list.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { TextPage } from '#shared/layout/page.tsx';

const head = {
  title: pageTitle('FAQs'),
  description: `Answers about ${brand.name}: which QR codes are free, how large to print them, what reading back means, tokens, your account, privacy and the task board.`,
  keywords:
    'QR code FAQ, QR code questions, do QR codes expire, how large to print a QR code, Wi-Fi QR code password, QR code not scanning',
  path: paths.faq,
};

export default function FaqPage() {
  return (
    <TextPage
      head={head}
      title="FAQs"
      lead="Type a word, or look through the questions. Each opens on its answer."
    >
      <FaqList />
    </TextPage>
  );
}
