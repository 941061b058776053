import type { PageSection } from '#shared/layout/sectioned-page.tsx';

/** Puts a section's number before its title, so that people can refer to it. */
export function numbered(sections: readonly PageSection[]): readonly PageSection[] {
  return sections.map((section, index) => ({ ...section, title: `${index + 1}. ${section.title}` }));
}
