/** More than a name takes, and less than a message needs. */
const longestName = 60;
const maxWords = 6;

/** Of addresses, numbers and markup. */
const noName = /[\d@:/\\<>|]|\.\p{L}{2}|www/iu;

/**
 * How somebody may be greeted in an email to an address that nobody has proved: by what they call themselves where
 * that reads as a name, else not by name (`null`). Whoever gives another's address must not write to them by us.
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
