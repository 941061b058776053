/** Something that people ask. */
export interface Question {
  readonly question: string;
  readonly answer: string;
  /** What people look for who mean this, and neither of the two says. */
  readonly alsoFoundBy?: string;
  /** Where there is more about it. */
  readonly more?: { readonly text: string; readonly to: string };
}

/**
 * What the address names a question by, after `#`.
 *
 * @example
 * anchorOf('Don’t codes expire?'); // 'dont-codes-expire'
 */
export function anchorOf(question: string): string {
  return question
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
