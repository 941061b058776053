import { brand } from '#config/brand.ts';
import { blogPath, paths } from '#config/paths.ts';
import { type Article, articles } from '#features/blog/articles.ts';
import { feedTitle } from './feed.ts';
import { previewPath } from './head-tags.ts';
import { absoluteUrl } from './markup.ts';

const publisher = {
  '@type': 'Organization',
  name: brand.name,
  url: absoluteUrl(paths.landing),
  logo: { '@type': 'ImageObject', url: absoluteUrl('/favicon.svg') },
};

/** schema.org types for the blog and its articles; empty for other pages. */
export function blogData(path: string): readonly object[] {
  if (path === paths.blogs) return [blog()];
  return articles.filter(({ slug }) => blogPath(slug) === path).map(posting);
}

function blog(): object {
  return {
    '@type': 'Blog',
    name: feedTitle,
    url: absoluteUrl(paths.blogs),
    publisher,
    blogPost: articles.map(({ slug, title, published }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: absoluteUrl(blogPath(slug)),
      datePublished: published,
    })),
  };
}

function posting({ slug, title, description, keywords, published, minutes }: Article): object {
  const path = blogPath(slug);
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    keywords,
    inLanguage: 'en',
    url: absoluteUrl(path),
    mainEntityOfPage: { '@type': 'WebPage', '@id': absoluteUrl(path) },
    image: { '@type': 'ImageObject', url: absoluteUrl(previewPath(path)), width: 1200, height: 630 },
    datePublished: published,
    dateModified: published,
    timeRequired: `PT${minutes}M`,
    author: { '@type': 'Organization', name: brand.name, url: absoluteUrl(paths.about) },
    publisher,
  };
}
