/** A requirement without its trailing full stop. */
export function withoutStop(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.,:;?!]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
