const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether the database accepts a text as an id; any other value makes the whole query fail. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
