/** The cost of a field, from the extensions of its definition. A field without this extension costs 1. */
export interface FieldCost {
  /** The cost of the field itself, about in proportion to the rows that it reads or writes. */
  readonly cost: number;
  /** The factor for the cost of the fields inside it, for a list. */
  readonly factor: number;
  /** Whether the field hashes a password: an operation may have one such field. */
  readonly hashesPassword: boolean;
}

/**
 * Declares the cost of a field in its definition.
 *
 * @example
 * t.field({ extensions: cost(100, { factor: 10 }), … })
 */
export function cost(value: number, options: Partial<Omit<FieldCost, 'cost'>> = {}) {
  return { cost: value, ...options };
}

/** Reads the cost from the extensions of a field's definition. */
export function readCost(extensions: Readonly<Record<string, unknown>> = {}): FieldCost {
  const { cost: value, factor, hashesPassword } = extensions;
  return {
    cost: typeof value === 'number' ? value : 1,
    factor: typeof factor === 'number' ? factor : 1,
    hashesPassword: hashesPassword === true,
  };
}
