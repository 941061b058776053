import { paths } from '#config/paths.ts';
import { DynamicCodes } from '#features/dynamic-codes/dynamic-codes.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { TextPage } from '#shared/layout/page.tsx';

const head = {
  title: pageTitle('Dynamic QR codes'),
  description:
    'What dynamic QR codes are, how they will differ from the static codes that you can make here today, and how to get notified when they are available.',
  keywords: 'dynamic QR code, static QR code, editable QR code, change QR code after printing, QR redirect',
  path: paths.dynamicQr,
};

export default function DynamicQr() {
  return (
    <TextPage
      head={head}
      title="Dynamic codes are coming soon"
      lead="You can change the target of a dynamic code after printing it. They aren’t available yet: every code that you make here today is static, contains your content itself and never expires."
    >
      <DynamicCodes />
    </TextPage>
  );
}
