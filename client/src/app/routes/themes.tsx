import { designs } from '#config/designs.ts';
import { paths } from '#config/paths.ts';
import { Gallery, HowChecked } from '#features/themes/gallery.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { TextPage } from '#shared/layout/page.tsx';

const head = {
  title: pageTitle('Themes: colours for QR codes that scan'),
  description: `${designs.length} colour designs for QR codes, each with its contrast and tested with a barcode reader. Pick one and make your code for free.`,
  keywords: 'QR code colours, coloured QR code, QR code design, QR code themes, QR code contrast',
  path: paths.themes,
};

export default function Themes() {
  return (
    <TextPage
      head={head}
      title="Colour themes that scan"
      lead={`${designs.length} designs for your code. Each has enough contrast for cameras and was tested with a barcode reader. Point your phone at any of them.`}
    >
      <Gallery />
      <HowChecked />
    </TextPage>
  );
}
