import { customType } from 'drizzle-orm/pg-core';

/**
 * A column of JSON kept as text: what is read is byte for byte what was written, and every character that a stranger's
 * file may hold survives, which the database's own JSON type refuses.
 */
export function jsonText<Value>() {
  return customType<{ data: Value; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => JSON.parse(stored) as Value,
  })();
}
