/** A search text for `ilike`, found anywhere, its own wildcards taken literally. */
export function anywhere(search: string): string {
  return `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
