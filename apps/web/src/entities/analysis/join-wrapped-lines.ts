/**
 * Shows a long line that goes on in lower case as one with the next, since a pane is seldom as wide as a page.
 * Each such line break becomes a space, so that all offsets stay as they are.
 */
export function joinWrappedLines(text: string): string {
  return text.replace(/(?<=[^\n]{60})\n(?=\p{Ll})/gu, ' ');
}
