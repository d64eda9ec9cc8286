/** Maximum characters of a phrase that are compared. */
const maxLength = 80;

/** A node for phrases with a common prefix, by UTF-16 unit. */
type Branch = { readonly next: Map<number, Branch>; readonly ends: string[] };

const branch = (): Branch => ({ next: new Map(), ends: [] });

/**
 * Returns which of the phrases occur in a text. Reads the text once for all phrases: a list may have tens of thousands,
 * and `includes` would read it once for each.
 */
export function phrasesWithin(text: string, phrases: ReadonlySet<string>): ReadonlySet<string> {
  const root = branch();
  for (const phrase of phrases) {
    let at = root;
    for (let index = 0; index < phrase.length && index < maxLength; index++) {
      const code = phrase.charCodeAt(index);
      const next = at.next.get(code) ?? branch();
      at.next.set(code, next);
      at = next;
    }
    at.ends.push(phrase);
  }
  const found = new Set<string>();
  for (let start = 0; start < text.length; start++) {
    let at: Branch | undefined = root;
    for (let index = start; at; index++) {
      for (let phrase = at.ends.pop(); phrase !== undefined; phrase = at.ends.pop()) found.add(phrase);
      at = at.next.get(text.charCodeAt(index));
    }
  }
  return found;
}
