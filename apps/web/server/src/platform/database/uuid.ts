const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether the database takes it for an id; what it does not take, it refuses with the whole query. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
