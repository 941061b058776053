import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../playground/src/examples');

/** Reads the examples of the API playground by the names of their operations. */
export function readPlaygroundExamples() {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => {
        const query = readFileSync(join(folder, file), 'utf8');
        const variables = join(folder, file.replace(/graphql$/, 'json'));
        return [
          /^(?:query|mutation|subscription) (\w+)/m.exec(query)?.[1] ?? file,
          { query, variables: existsSync(variables) ? JSON.parse(readFileSync(variables, 'utf8')) : {} },
        ] as const;
      }),
  );
}
