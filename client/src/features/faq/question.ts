export interface Question {
  readonly question: string;
  readonly answer: string;
  /** Additional words by which the search finds the question. */
  readonly alsoFoundBy?: string;
  /** A link to more information. */
  readonly more?: { readonly text: string; readonly to: string };
}

/**
 * The fragment in the URL of a question.
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
