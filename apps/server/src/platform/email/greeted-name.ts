/** Maximum length: enough for a name, too short for a message. */
const longestName = 60;
const maxWords = 6;

/** Characters of URLs, numbers and markup. */
const noName = /[\d@:/\\<>|]|\.\p{L}{2}|www/iu;

/**
 * The name to greet in an email to an unverified address, or `null` if it doesn't read like a name. Prevents signing
 * up with another person's address to send them text.
 */
export function greetedName(name: string): string | null {
  const plain = name.trim();
  const isName =
    plain !== '' &&
    plain.length <= longestName &&
    plain.split(/\s+/).length <= maxWords &&
    !noName.test(plain);
  return isName ? plain : null;
}
