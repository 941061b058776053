/** Which records a change was refused for, since somebody else changed or deleted them; none for any other refusal. */
export function refusalOf(error: unknown): readonly string[] {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return [];
  const [first]: { extensions?: Readonly<Record<string, unknown>> }[] = error.errors;
  const ids = first?.extensions?.['ids'];
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
}
