import { limits } from '@winnow/contracts';
import * as z from 'zod';
import { AddressNotPublic, type PublicFetch } from '../../../platform/http/outgoing/public-fetch.ts';
import { TrackingFailure } from './tracking-system.ts';

type Request = {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: URLSearchParams;
};

export type Answer<Body> = { readonly body: Body; readonly headers: Headers };

export type VendorRequests = {
  /** Requests JSON and validates its shape. @throws TrackingFailure */
  ask<Body>(url: string, shape: z.ZodType<Body>, request?: Request): Promise<Answer<Body>>;
  /** Downloads a file; follows a few redirects, and drops the headers on another host. */
  load(url: string, fileName: string, headers?: Readonly<Record<string, string>>): Promise<Uint8Array>;
};

const usualWaitSeconds = 30;
const maxWaitSeconds = 3_600;
const maxRedirects = 3;

export function createVendorRequests(fetch: PublicFetch): VendorRequests {
  async function send(url: string, { method = 'GET', headers = {}, json, form }: Request): Promise<Response> {
    try {
      return await fetch(url, {
        method,
        headers: {
          'user-agent': 'Winnow/1.0',
          accept: 'application/json',
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...headers,
        },
        body: json === undefined ? form : JSON.stringify(json),
      });
    } catch (error) {
      throw new TrackingFailure(error instanceof AddressNotPublic ? 'unexpected' : 'unavailable');
    }
  }

  return {
    async ask(url, shape, request = {}) {
      const answer = await send(url, request);
      requireSuccess(answer);
      const text = await answer.text();
      let body: unknown;
      try {
        body = JSON.parse(text);
      } catch {
        // HTML of a proxy or a maintenance page: temporary.
        throw new TrackingFailure('unavailable');
      }
      const read = shape.safeParse(body);
      if (!read.success) throw new TrackingFailure('unexpected');
      return { body: read.data, headers: answer.headers };
    },

    async load(url, fileName, headers) {
      let target = url;
      let sent = headers;
      for (let hop = 0; hop <= maxRedirects; hop += 1) {
        const answer = await send(target, { headers: { ...sent, accept: '*/*' } });
        const location = answer.headers.get('location');
        if (answer.status >= 300 && answer.status < 400 && location && URL.canParse(location, target)) {
          const next = new URL(location, target);
          if (next.host !== new URL(target).host) sent = undefined;
          target = next.href;
          continue;
        }
        // A file store that received no credentials can't have rejected them: the file is missing.
        if (!sent && (answer.status === 401 || answer.status === 403)) throw new TrackingFailure('missing');
        requireSuccess(answer);
        if (isPage(answer) && !isNamedPage(fileName)) throw new TrackingFailure('unavailable');
        const bytes = new Uint8Array(await answer.arrayBuffer());
        // One byte above the limit is enough to refuse the file.
        return bytes.subarray(0, limits.fileBytes + 1);
      }
      throw new TrackingFailure('unexpected');
    },
  };
}

/** HTML of a proxy, maintenance or login page instead of the requested file. */
const isPage = ({ headers }: Response): boolean =>
  (headers.get('content-type') ?? '').toLowerCase().startsWith('text/html');
const isNamedPage = (fileName: string): boolean => /\.x?html?$/i.test(fileName);

function requireSuccess({ status, headers }: Response): void {
  if (status === 401 || status === 403) throw new TrackingFailure('refused', 0, status);
  if (status === 404 || status === 410) throw new TrackingFailure('missing');
  if (status === 429) throw new TrackingFailure('limited', waitOf(headers));
  if (status >= 500) throw new TrackingFailure('unavailable');
  if (status < 200 || status >= 300) throw new TrackingFailure('unexpected');
}

/** `Retry-After` in seconds or as a date, else `X-RateLimit-Reset` in seconds since 1970. */
function waitOf(headers: Headers): number {
  const after = headers.get('retry-after');
  const reset = headers.get('x-ratelimit-reset');
  if (after !== null && /^\d{1,6}$/.test(after)) return bounded(Number(after));
  if (after !== null) return bounded((Date.parse(after) - Date.now()) / 1_000);
  if (reset !== null && /^\d{9,12}$/.test(reset)) return bounded(Number(reset) - Date.now() / 1_000);
  return usualWaitSeconds;
}

function bounded(seconds: number): number {
  if (Number.isNaN(seconds)) return usualWaitSeconds;
  return Math.min(maxWaitSeconds, Math.max(1, Math.ceil(seconds)));
}

/** `null` if it was deleted after it was listed. */
export async function unlessMissing<Found>(ask: () => Promise<Found>): Promise<Found | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof TrackingFailure && error.reason === 'missing') return null;
    throw error;
  }
}

export const basic = (user: string, password = ''): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** An id; some systems return it as a number. */
export const anId = z.union([z.string().min(1).max(200), z.int()]).transform(String);
export const words = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);
