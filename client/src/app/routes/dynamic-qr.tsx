import { paths } from '#config/paths.ts';
import { DynamicCodes } from '#features/dynamic-codes/components/dynamic-codes.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { TextPage } from '#shared/layout/page.tsx';

const head = {
  title: pageTitle('Dynamic QR codes'),
  description:
    'What dynamic QR codes are, how they will differ from the static codes that you make here today, and how to hear of it when they are here.',
  keywords: 'dynamic QR code, static QR code, editable QR code, change QR code after printing, QR redirect',
  path: paths.dynamicQr,
};

export default function DynamicQr() {
  return (
    <TextPage
      head={head}
      title="Dynamic codes are on their way"
      lead="A dynamic code can be pointed somewhere else after it is printed. There are none here yet: every code that you make today is static, holds your content itself, and never expires."
    >
      <DynamicCodes />
    </TextPage>
  );
}
