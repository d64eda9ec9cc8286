const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether the database accepts it as an id; any other value fails the whole query. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
