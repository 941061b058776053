import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { About } from '#features/about/components/about.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { TextPage } from '#shared/layout/page.tsx';

const head = {
  title: pageTitle('About us'),
  description: `Why there is ${brand.name}: QR codes that are read back before anybody prints them, made in your own browser. What we offer, why to choose us, and how to reach us.`,
  keywords: `about ${brand.name}, QR code generator that checks codes, private QR code generator, contact ${brand.name}`,
  path: paths.about,
};

export default function AboutPage() {
  return (
    <TextPage
      head={head}
      title="About us"
      lead="We make QR codes, and don’t hand over one that can’t be read."
    >
      <About />
    </TextPage>
  );
}
