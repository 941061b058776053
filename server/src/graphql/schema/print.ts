import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './index.ts';

/** The schema as SDL, sorted, so that the order in which files are loaded doesn't show. */
export function printSortedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
