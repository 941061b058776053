import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { guides } from '#features/help/guides.ts';
import { pageTitle } from '#shared/layout/head.ts';
import { SectionedPage } from '#shared/layout/sectioned-page.tsx';

const head = {
  title: pageTitle('Help Center'),
  description: `Step-by-step guides for ${brand.name}: codes for links, Wi-Fi and contacts, colours and sizes that scan, tokens, your account and the task board.`,
  keywords:
    'QR code help, how to make a QR code, Wi-Fi QR code for guests, QR code size for print, QR code colours, QR code not scanning',
  path: paths.help,
};

export default function Help() {
  return (
    <SectionedPage
      head={head}
      title="Help Center"
      lead="What would you like to do? Each guide has just a few steps."
      sections={guides}
    />
  );
}
