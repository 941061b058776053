/** A tab of GraphiQL. */
export interface Example {
  readonly query: string;
  readonly headers?: string;
}
