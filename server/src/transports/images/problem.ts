/** What is wrong with a request for an image. */
export interface ProblemDetails {
  readonly status: number;
  /** The name of the problem, which never changes. */
  readonly code: string;
  readonly title: string;
  /** What happened, and what to do next. */
  readonly detail: string;
  /** The parameter that has to change. */
  readonly parameter?: string;
  /** The rule of the parameter, such as the largest number. */
  readonly limit?: unknown;
  /** What was sent; of a text, its length in bytes. */
  readonly given?: unknown;
  /** A change of parameters that was tried and works; null leaves a parameter out. */
  readonly change?: Readonly<Record<string, string | number | null>>;
  readonly [extension: string]: unknown;
}

/** A request for an image can't be answered with an image. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly details: ProblemDetails;
  /** Seconds after which the same request may work. */
  readonly retryAfter: number | undefined;

  constructor(details: ProblemDetails, retryAfter?: number) {
    super(details.detail);
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/**
 * Writes a problem as `application/problem+json`: RFC 9457.
 *
 * @param publicUrl the site's origin; its page for developers describes the problems
 */
export function problemBody({ code, ...details }: ProblemDetails, publicUrl: string): string {
  return JSON.stringify({ type: `${publicUrl}/developers#image-${code}`, code, ...details });
}
