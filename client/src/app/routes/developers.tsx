import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { sections } from '#features/developers/sections.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { SectionedPage } from '#shared/layout/sectioned-page.tsx';

const head = {
  title: pageTitle('Developers'),
  description: `The GraphQL API of ${brand.name}: read, change and follow the task board, log in, handle errors, and read long lists. Each example runs as it stands.`,
  keywords: `${brand.name} API, GraphQL API, task board API, GraphQL subscriptions`,
  path: paths.developers,
};

export default function Developers() {
  return (
    <SectionedPage
      head={head}
      title="Developers"
      lead="Everything that this site does with its server, your programs can do too. Each example runs as it stands."
      sections={sections}
    />
  );
}
