import type { ContentType, Values } from '@canary/qr/content/content-type';

/** The public page of a content type. Every statement must be true of the code that the type makes. */
export interface TypePageContent {
  readonly type: ContentType;
  readonly title: string;
  /** 50 to 160 characters, for search engines. */
  readonly description: string;
  /** Separated by commas. */
  readonly keywords: string;
  /** Introduction beside the title. */
  readonly lead: string;
  /** What the code contains, and in which format. */
  readonly contains: string;
  /** Values of a code that the page shows as an example. Fields that are left out are empty. */
  readonly example: Values;
  /** Which phones and apps read the code, and what they do with it. */
  readonly readers: string;
  readonly questions: readonly TypeQuestion[];
}

export interface TypeQuestion {
  readonly question: string;
  readonly answer: string;
}
