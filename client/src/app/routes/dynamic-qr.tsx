import { paths } from '#config/paths.ts';
import { DynamicCodes } from '#features/dynamic-codes/dynamic-codes.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { TextPage } from '#shared/layout/page.tsx';

const head = {
  title: pageTitle('Dynamic QR codes'),
  description:
    'Change where a QR code leads after you have printed it, and see how often it is scanned. Free, without a scan limit, and without tracking anyone.',
  keywords: 'dynamic QR code, static QR code, editable QR code, change QR code after printing, QR redirect',
  path: paths.dynamicQr,
};

export default function DynamicQr() {
  return (
    <TextPage
      head={head}
      title="Dynamic codes"
      lead="Print a code once, and change where it leads whenever you like. You also see how often it is scanned."
    >
      <DynamicCodes />
    </TextPage>
  );
}
