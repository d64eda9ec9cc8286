/** A cache of the most recently used values. */
export type Recent<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
};

export function createRecent<Value>(maxValues: number): Recent<Value> {
  // Maps keep insertion order: the first entry is the least recently used.
  const values = new Map<string, Value>();
  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key, value) {
      values.delete(key);
      values.set(key, value);
      for (const oldest of values.keys()) {
        if (values.size <= maxValues) break;
        values.delete(oldest);
      }
    },
  };
}
