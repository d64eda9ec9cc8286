/** A bare address: no name, list, comment or quotes, which a mail server could interpret. */
const address = /^[a-z0-9._%+-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,62})(?:\.[a-z0-9-]{1,63})+$/;

/** The first valid address, in lower case; `null` if there is none. */
export function firstAddress(addresses: readonly string[]): string | null {
  const lower = addresses.map((each) => each.trim().toLowerCase());
  return lower.find((each) => each.length <= 254 && address.test(each)) ?? null;
}
