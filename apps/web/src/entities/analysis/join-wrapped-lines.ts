/**
 * Joins a long line with the next one if that continues in lowercase, since the pane is narrower than a page. Each such
 * line break becomes a space, so that offsets don't change.
 */
export function joinWrappedLines(text: string): string {
  return text.replace(/(?<=[^\n]{60})\n(?=\p{Ll})/gu, ' ');
}
