/** The most recently used values, by key. */
export class RecentValues<Value> {
  readonly #values = new Map<string, { readonly value: Value }>();
  readonly #max: number;

  /** @param max how many values are kept */
  constructor(max: number) {
    this.#max = max;
  }

  /** Returns the value of a key. Makes the value if it isn't kept. */
  getOrMake(key: string, make: () => Value): Value {
    const entry = this.#values.get(key) ?? { value: make() };
    this.#values.delete(key);
    this.#values.set(key, entry);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#max && oldest !== undefined) this.#values.delete(oldest);
    return entry.value;
  }
}
