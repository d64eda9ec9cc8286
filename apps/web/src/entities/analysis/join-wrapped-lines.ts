/**
 * Joins a long line with the next one where that continues in lower case, since a pane is seldom as wide as a page.
 * Each such line break becomes a space, so that all offsets stay as they are.
 */
export function joinWrappedLines(text: string): string {
  return text.replace(/(?<=[^\n]{60})\n(?=\p{Ll})/gu, ' ');
}
