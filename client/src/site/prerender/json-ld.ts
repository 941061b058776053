import { brand } from '#config/brand.ts';
import { faq } from '#config/faq.ts';
import { typePagePath } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { questions } from '#features/faq/groups.ts';
import { questionsOf } from '#features/type-page/questions.ts';
import { loadTypePage, typesWithPage } from '#features/type-page/type-pages.ts';
import type { PageHead } from '#shared/layout/head.ts';
import { blogData } from './blog-data.ts';
import { absoluteUrl } from './markup.ts';
import { publicPages } from './public-pages.ts';

interface Question {
  readonly question: string;
  readonly answer: string;
}

const context = 'https://schema.org';

/** The page's structured data for search engines: schema.org types as JSON-LD. */
export async function pageData(path: string, head: PageHead): Promise<readonly object[]> {
  if (head.path === undefined) return [];
  const type = typesWithPage.find((id) => typePagePath(id) === path);
  const things = [
    ...(path === paths.landing ? [application(head), faqPage(faq)] : []),
    ...(path === paths.faq ? [faqPage(questions)] : []),
    ...(type ? [faqPage(questionsOf(await loadTypePage(type)))] : []),
    ...blogData(path),
    ...breadcrumbs(path, head),
  ];
  return things.map((thing) => ({ '@context': context, ...thing }));
}

/** The product as a web application. */
function application({ description }: PageHead): object {
  return {
    '@type': ['WebApplication', 'Product'],
    name: brand.name,
    description,
    url: absoluteUrl(paths.landing),
    image: absoluteUrl('/cards/home.png'),
    brand: { '@type': 'Brand', name: brand.name },
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD', availability: `${context}/InStock` },
  };
}

function faqPage(questions: readonly Question[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The breadcrumbs from the landing page to a page. */
function breadcrumbs(path: string, { title }: PageHead): readonly object[] {
  if (path === paths.landing) return [];
  const parent = publicPages.find((page) => page.path === path)?.parent;
  const steps = [
    { path: paths.landing, name: brand.name },
    ...(parent ? [parent] : []),
    { path, name: title.replace(` – ${brand.name}`, '') },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: absoluteUrl(step.path),
      })),
    },
  ];
}
