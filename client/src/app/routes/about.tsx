import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { About } from '#features/about/about.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { TextPage } from '#shared/layout/page.tsx';

const head = {
  title: pageTitle('About us'),
  description: `${brand.name} makes QR codes in your own browser and reads them back before you print them. What we offer, why to choose us, and how to reach us.`,
  keywords: `about ${brand.name}, QR code generator that checks codes, private QR code generator, contact ${brand.name}`,
  path: paths.about,
};

export default function AboutPage() {
  return (
    <TextPage head={head} title="About us" lead="We make QR codes, and we check every one before you get it.">
      <About />
    </TextPage>
  );
}
