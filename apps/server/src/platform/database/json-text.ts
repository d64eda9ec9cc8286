import { customType } from 'drizzle-orm/pg-core';

/**
 * A column of JSON kept as text: what is read is byte for byte what was written, and every character that an untrusted
 * file may hold survives, which the database's own JSON type refuses.
 * @param upgrade gives what an earlier release wrote the present form; what has it already comes back as it is
 */
export function jsonText<Value>(upgrade: (stored: Value) => Value = (stored) => stored) {
  return customType<{ data: Value; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => upgrade(JSON.parse(stored) as Value),
  })();
}
