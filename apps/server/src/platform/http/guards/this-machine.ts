import type { RequestContext } from '../request-context.ts';
import { isLoopback } from './client-address.ts';

/** What the settings say about the way to this server. */
export type Reach = {
  /** How many proxies stand in front. */
  readonly trustedProxies: number;
  /** Where people reach this server; `null` where nobody said. */
  readonly siteUrl: string | null;
};

/** Sent by proxies. A browser never sends one of them. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/** Whether only this machine is meant to reach the server: no proxy in front, and no address for others. */
export function isForThisMachine({ trustedProxies, siteUrl }: Reach): boolean {
  return trustedProxies === 0 && (siteUrl === null || isLoopbackUrl(siteUrl));
}

/**
 * Whether a request was sent on this machine. The settings come first: behind a proxy on the same machine every request
 * has a loopback address, with or without headers that tell. The name matters, since a page elsewhere can point a name
 * of its own at 127.0.0.1.
 */
export function comesFromThisMachine(context: RequestContext, reach: Reach): boolean {
  if (!isForThisMachine(reach)) return false;
  if (proxyHeaders.some((name) => context.req.header(name) !== undefined)) return false;
  const host = context.req.header('host') ?? '';
  return isLoopbackUrl(`http://${host}`) && isLoopback(context.get('address'));
}

/** Whether an address leads to the machine that it is opened on. */
export function isLoopbackUrl(url: string): boolean {
  const name =
    URL.parse(url)
      ?.hostname.toLowerCase()
      .replace(/^\[|\]$/g, '') ?? '';
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name);
}
