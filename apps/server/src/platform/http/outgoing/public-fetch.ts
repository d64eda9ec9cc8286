import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { request as requestInTheClear } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

type Outgoing = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Only text and forms. */
  readonly body: unknown;
  readonly signal?: AbortSignal | undefined;
};

/** Like `fetch`, for URLs that users enter: follows no redirects and limits the response. */
export type PublicFetch = (url: string, options: Outgoing) => Promise<Response>;

/** The URL points to this machine or its network, or isn't encrypted. */
export class AddressNotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not a public address over https`);
    this.name = 'AddressNotPublic';
  }
}

const usualAnswerBytes = 1024 * 1024;
const maxMs = 15_000;

/**
 * Checks addresses when the connection is made, so that a host name can't change its address between check and request
 * (DNS rebinding).
 */
export function createPublicFetch({
  mayReachPrivate: mayReachAll,
  trustedHosts = [],
  maxAnswerBytes = usualAnswerBytes,
  cutsAnswers = false,
  findAddresses = lookup,
}: {
  /** Whether private addresses, and those without TLS, are allowed: a setting of operators. */
  readonly mayReachPrivate: boolean;
  /** Hosts, with or without a port, that may be private and without TLS: a setting of operators. */
  readonly trustedHosts?: readonly string[];
  readonly maxAnswerBytes?: number;
  /** Whether a longer response is truncated; otherwise it is an error. */
  readonly cutsAnswers?: boolean;
  /** The DNS, which tests replace. */
  readonly findAddresses?: FindAddresses;
}): PublicFetch {
  const lookUpPublic = createPublicLookup(findAddresses);
  return async (address, { method, headers, body, signal }) => {
    const url = new URL(address);
    const mayReachPrivate = mayReachAll || isTrustedHost(url, trustedHosts);
    // Host names are checked by `lookUp`, which isn't called for IP addresses.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isAllowed = url.protocol === 'https:' && (isIP(host) === 0 || isPublic(host));
    if (!mayReachPrivate && !isAllowed) throw new AddressNotPublic(url.host);
    const isOverTls = url.protocol === 'https:';
    if (!isOverTls && url.protocol !== 'http:') throw new AddressNotPublic(url.host);
    const given = typeof body === 'string' || body instanceof URLSearchParams ? String(body) : null;
    const ended = AbortSignal.any([AbortSignal.timeout(maxMs), ...(signal ? [signal] : [])]);
    return new Promise((resolve, reject) => {
      const sent = (isOverTls ? requestOverTls : requestInTheClear)(
        url,
        {
          method,
          headers: { ...headers, ...(given !== null && { 'content-length': Buffer.byteLength(given) }) },
          signal: ended,
          agent: false,
          ...(!mayReachPrivate && { lookup: lookUpPublic }),
        },
        (answer) => {
          const parts: Buffer[] = [];
          let size = 0;
          answer.on('data', (part: Buffer) => {
            size += part.length;
            parts.push(part);
            if (size <= maxAnswerBytes) return;
            if (!cutsAnswers) return void answer.destroy(new Error('the answer is too long'));
            finish();
            answer.destroy();
          });
          answer.on('error', reject);
          answer.on('end', finish);
          function finish() {
            const status = answer.statusCode ?? 0;
            const isBare = status < 200 || status === 204 || status === 205 || status === 304;
            if (status < 200) return reject(new Error(`the answer has the status ${status}`));
            resolve(
              new Response(isBare ? null : Buffer.concat(parts).subarray(0, maxAnswerBytes), {
                status,
                headers: headersOf(answer.headers),
              }),
            );
          }
        },
      );
      sent.on('error', reject);
      sent.end(given ?? undefined);
    });
  };
}

export type FindAddresses = (
  host: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * The IP address of a host that users enter, for protocols other than HTTP. It is resolved once: connecting to the
 * result can't be redirected by DNS.
 * @throws AddressNotPublic unless all of its addresses are public, or operators trust the host
 */
export async function findPublicAddress(
  host: string,
  port: number,
  {
    trustedHosts,
    findAddresses = lookup,
  }: { readonly trustedHosts: readonly string[]; readonly findAddresses?: FindAddresses },
): Promise<string> {
  const isTrusted = trustedHosts.includes(host) || trustedHosts.includes(`${host}:${port}`);
  const bare = host.replace(/^\[|\]$/g, '');
  // Resolved even if it looks like a number, since systems read some numbers as addresses.
  const found = await new Promise<LookupAddress[]>((resolve, reject) => {
    if (isIP(bare) !== 0) return resolve([{ address: bare, family: isIP(bare) }]);
    findAddresses(bare, { all: true }, (error, all) => (error ? reject(error) : resolve(all)));
  });
  const [first] = found;
  if (!first || (!isTrusted && !found.every(({ address }) => isPublic(address))))
    throw new AddressNotPublic(host);
  return first.address;
}

/** Refuses a name if any of its addresses is private. */
function createPublicLookup(findAddresses: FindAddresses): LookupFunction {
  return (host, options, callback) => {
    findAddresses(host, { ...options, all: true } as LookupAllOptions, (error, found) => {
      const refused =
        error ?? (found.every(({ address }) => isPublic(address)) ? null : new AddressNotPublic(host));
      if (refused) return callback(refused, '');
      if (options.all) return callback(null, found);
      const [first] = found;
      callback(null, first?.address ?? '', first?.family);
    });
  };
}

/** Whether operators allow requests to this host although it is private or not encrypted. */
export function isTrustedHost({ host, hostname }: URL, trusted: readonly string[]): boolean {
  return trusted.includes(host) || trusted.includes(hostname);
}

/** Whether an IP address belongs to the public internet. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // The same as `parse`, which also turns an IPv4 address in the form of an IPv6 one back.
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (!('parts' in parsed) || isGlobal(parsed.parts));
}

/** 2000::/3, the only allocated range: not `::127.0.0.1`, an old form of an IPv4 address that `range` calls unicast. */
function isGlobal([first = 0]: readonly number[]): boolean {
  return first >> 13 === 1;
}

function headersOf(given: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    for (const each of [value].flat()) if (each !== undefined) headers.append(name, each);
  }
  return headers;
}
