import { gradesInWords, templates } from '@canary/qr/templates/templates';
import { paths } from '#config/paths.ts';
import { Gallery, HowChecked } from '#features/themes/gallery.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { TextPage } from '#shared/layout/page.tsx';

const head = {
  title: pageTitle('Themes: QR code designs that scan'),
  description: `${templates.length} designs for QR codes, from a café menu to a wedding, each graded and tested with barcode readers. Pick one and make your code.`,
  keywords: 'QR code design, QR code templates, coloured QR code, QR code themes, QR code frame',
  path: paths.themes,
};

export default function Themes() {
  return (
    <TextPage
      head={head}
      title="Designs that scan"
      lead={`${templates.length} designs for your code: complete ones with shapes and a frame, and pairs of colours. We tested each with barcode readers: ${gradesInWords}. Point your phone at any of them.`}
    >
      <Gallery />
      <HowChecked />
    </TextPage>
  );
}
