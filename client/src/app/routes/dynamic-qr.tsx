import { TextPage } from '#components/layout/text-page.tsx';
import { paths } from '#config/paths.ts';
import { pageTitle } from '#lib/head.ts';

const head = {
  title: pageTitle('Dynamic codes are on their way'),
  description:
    'A dynamic code can be pointed somewhere else after it is printed. Codes you make today are static: they hold your content themselves and never expire.',
  path: paths.dynamicQr,
};

export default function DynamicQr() {
  return (
    <TextPage head={head} title="Dynamic codes are on their way">
      <p>
        A dynamic code can be pointed somewhere else after it is printed. Codes you make today are static:
        they hold your content themselves and never expire.
      </p>
    </TextPage>
  );
}
