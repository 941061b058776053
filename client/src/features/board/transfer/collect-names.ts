import type { BoardColor } from '@canary/board/colors';
import { nameKey } from './csv-names.ts';
import type { ReceiptBuilder } from './receipt.ts';

/** Gives ids to names, in the order of the table. Names that differ in case only are the same. */
export function collectNames<Color extends BoardColor | null>(
  prefix: string,
  nextColor: (index: number) => Color,
  receipt: ReceiptBuilder,
) {
  const byKey = new Map<string, { readonly id: string; readonly name: string; readonly color: Color }>();
  return {
    all: () => [...byKey.values()],
    /** @param key what tells things of one name apart */
    idOf(name: string, key: string = name, color?: Color): string {
      const known = byKey.get(nameKey(key));
      if (known) {
        receipt.note('changed', 'Spellings of names', 'Two spellings of one name are one, as the first.', {
          count: Number(known.name !== name),
          example: `${name} became ${known.name}`,
        });
        return known.id;
      }
      const id = `${prefix} ${byKey.size + 1}`;
      byKey.set(nameKey(key), { id, name, color: color ?? nextColor(byKey.size + 1) });
      return id;
    },
  };
}
