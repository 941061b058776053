import { designs } from '#config/designs.ts';
import { paths } from '#config/paths.ts';
import { Gallery } from '#features/themes/components/gallery.tsx';
import { HowChecked } from '#features/themes/components/how-checked.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { TextPage } from '#shared/layout/page.tsx';

const head = {
  title: pageTitle('Themes: colours for QR codes that scan'),
  description: `${designs.length} colour designs for QR codes, each with its contrast, each read back by a barcode reader. Pick one and make your code in it, free.`,
  keywords: 'QR code colours, coloured QR code, QR code design, QR code themes, QR code contrast',
  path: paths.themes,
};

export default function Themes() {
  return (
    <TextPage
      head={head}
      title="Colour themes that scan"
      lead={`${designs.length} designs for your code. Each one keeps enough contrast for cameras, and each was read back. Point your phone at any of them.`}
    >
      <Gallery />
      <HowChecked />
    </TextPage>
  );
}
