import type { RequestContext } from '../request-context.ts';
import { isLoopback } from './client-address.ts';

/** Settings about how this server is reached. */
export type Reach = {
  /** Number of proxies in front of the server. */
  readonly trustedProxies: number;
  /** Public URL of this server; `null` if not set. */
  readonly siteUrl: string | null;
};

/** Headers sent by proxies, never by browsers. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/** Whether the server is only meant for this machine: no proxy, and no public URL. */
export function isForThisMachine({ trustedProxies, siteUrl }: Reach): boolean {
  return trustedProxies === 0 && (siteUrl === null || isLoopbackUrl(siteUrl));
}

/**
 * Whether a request was sent from this machine. The settings are checked first: behind a proxy on the same machine
 * every request has a loopback address, with or without forwarding headers. The host name is checked too, since
 * another site can point its own domain at 127.0.0.1 (DNS rebinding).
 */
export function comesFromThisMachine(context: RequestContext, reach: Reach): boolean {
  if (!isForThisMachine(reach)) return false;
  if (proxyHeaders.some((name) => context.req.header(name) !== undefined)) return false;
  const host = context.req.header('host') ?? '';
  return isLoopbackUrl(`http://${host}`) && isLoopback(context.get('address'));
}

/** Whether a URL points to the local machine. */
export function isLoopbackUrl(url: string): boolean {
  const name =
    URL.parse(url)
      ?.hostname.toLowerCase()
      .replace(/^\[|\]$/g, '') ?? '';
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name);
}
