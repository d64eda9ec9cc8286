import { customType } from 'drizzle-orm/pg-core';

/**
 * A JSON column stored as text: reading returns exactly the bytes written, including characters from untrusted files
 * that the database's JSON type rejects.
 * @param upgrade converts what an earlier release wrote to the current form; returns the current form unchanged
 */
export function jsonText<Value>(upgrade: (stored: Value) => Value = (stored) => stored) {
  return customType<{ data: Value; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => upgrade(JSON.parse(stored) as Value),
  })();
}
