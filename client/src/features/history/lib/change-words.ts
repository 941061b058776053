import { catalogue } from '@canary/qr/content/catalogue';
import { shorten } from './code-name.ts';
import type { Difference } from './code-patch.ts';
import { knownType } from './open-path.ts';

/** As the generator calls them. */
const looks: Readonly<Record<string, string>> = {
  foreground: 'Code colour',
  background: 'Background colour',
  level: 'Error correction',
  size: 'PNG size in pixels',
  logo: 'Canary logo',
};

/**
 * What was changed, by the names of the fields, without what is secret in it.
 *
 * @param type the id of the code's content type
 * @example changeWords('url', […]); // 'Web address (now “https://example.com”)'
 */
export function changeWords(type: string, changes: readonly Difference[]): string {
  const known = knownType(type);
  const fields = known ? catalogue[known].fields : [];
  return changes
    .map(({ name, of, value }) => {
      if (of === 'look') return `${looks[name] ?? name} (now ${valueWords(value)})`;
      const field = fields.find((one) => one.name === name);
      const label = field?.label ?? name;
      return field?.control === 'secret' ? label : `${label} (now ${valueWords(value)})`;
    })
    .join(', ');
}

function valueWords(value: Difference['value']): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === '' ? 'empty' : `“${shorten(String(value))}”`;
}
