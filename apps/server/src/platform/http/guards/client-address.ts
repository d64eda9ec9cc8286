import { isIPv4, isIPv6 } from 'node:net';

/**
 * The caller's address. Each proxy appends its client's address to X-Forwarded-For, so with n trusted proxies the nth
 * entry from the right is reliable and everything to the left of it may be forged.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = plainAddress(socketAddress ?? '');
  if (trustedProxies === 0 || !forwardedFor) return direct;
  const entries = forwardedFor.split(',').map((entry) => plainAddress(entry.trim()));
  const seen = entries.at(-Math.min(trustedProxies, entries.length)) ?? direct;
  return isIPv4(seen) || isIPv6(seen) ? seen : direct;
}

/**
 * The group that an address is counted in: a /56 of IPv6, the usual size for one home. An IPv4 address, and
 * anything that isn't an address, is its own group.
 */
export function addressGroup(address: string): string {
  const words = leadingWords(address);
  if (!words) return address;
  const [first, second, third, fourth] = words;
  return `${[first, second, third, fourth & 0xff00].map((word) => word.toString(16)).join(':')}/56`;
}

/** The /48 of an IPv6 address, which some providers assign for free; `null` for anything else. */
export function addressNetwork(address: string): string | null {
  const words = leadingWords(address);
  if (!words) return null;
  return `${words
    .slice(0, 3)
    .map((word) => word.toString(16))
    .join(':')}/48`;
}

/** Multiple of a group's limit for a whole /48, which has 256 groups. */
export const networkFactor = 4;

export function isLoopback(address: string): boolean {
  return address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address);
}

/** The first four of the eight words of an IPv6 address; `null` for anything else. */
function leadingWords(address: string): [number, number, number, number] | null {
  if (!isIPv6(address)) return null;
  const [left = '', right] = address.split('::');
  const leading = left === '' ? [] : left.split(':');
  const trailing = right ? right.split(':') : [];
  const zeros = Array.from({ length: Math.max(0, 8 - leading.length - trailing.length) }, () => '0');
  const [first = '0', second = '0', third = '0', fourth = '0'] = [...leading, ...zeros, ...trailing];
  const read = (word: string) => Number.parseInt(word, 16);
  return [read(first), read(second), read(third), read(fourth)];
}

function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
