import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { Comparison } from '#features/comparison/comparison.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { TextPage } from '#shared/layout/page.tsx';

const head = {
  title: pageTitle('Features'),
  description: `Everything that ${brand.name} can do today: what is free without an account, what a free account adds, what you can unlock with tokens, and what comes next.`,
  keywords:
    'QR code generator features, free QR code generator, free and premium QR codes, Wi-Fi QR code, vCard QR code, UPI QR code, QR code without subscription',
  path: paths.features,
};

export default function Features() {
  return (
    <TextPage
      head={head}
      title="Features"
      lead="What is free for everyone, what a free account adds, and what you can unlock with tokens. Everything in the table works today."
    >
      <Comparison />
    </TextPage>
  );
}
