import { isIPv4, isIPv6 } from 'node:net';

/**
 * The caller's address. Each proxy appends whom it saw to X-Forwarded-For, so with n trusted proxies the nth
 * entry from the right is the truth and everything left of it is what the caller claims.
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

/** The name a caller is counted under: one household or server rules a whole /64 of IPv6. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const [left = '', right] = address.split('::');
  const leading = left === '' ? [] : left.split(':');
  const trailing = right ? right.split(':') : [];
  const zeros = Array.from({ length: Math.max(0, 8 - leading.length - trailing.length) }, () => '0');
  return [...leading, ...zeros, ...trailing].slice(0, 4).join(':');
}

export function isLoopback(address: string): boolean {
  return address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address);
}

function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
