import * as z from 'zod';
import type { Visit } from '../../../platform/http/mount.ts';

/** One call to the identity service, in the protocol that all of them speak. */
export type IdentityRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Begins with `/auth/v1/` or `/rest/v1/`. */
  readonly path: string;
  readonly body?: object;
  /** Credentials of the call; public if omitted. */
  readonly as?: { readonly accessToken: string } | 'service';
  /** For whom; the identity service limits how often each address may ask. */
  readonly visit?: Visit;
  readonly headers?: Readonly<Record<string, string>>;
};

export type IdentityAnswer = {
  readonly status: number;
  /** `null` where the answer is not JSON. */
  readonly body: unknown;
  readonly retryAfterSeconds: number | null;
};

/** Speaks to the identity service: inside this process, or over the network to a hosted one. */
export type IdentityClient = { send(request: IdentityRequest): Promise<IdentityAnswer> };

type Way = {
  /** Without a slash at the end. */
  readonly url: string;
  /** Sent as `apikey`. */
  readonly publicKey: string;
  serviceToken(): Promise<string>;
  fetch(request: Request, visit: Visit | null): Promise<Response>;
};

export function createIdentityClient({ url, publicKey, serviceToken, fetch }: Way): IdentityClient {
  return {
    async send({ method, path, body, as, visit, headers }) {
      const token = as === 'service' ? await serviceToken() : as?.accessToken;
      const request = new Request(`${url}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'x-supabase-api-version': '2024-01-01',
          ...(publicKey !== '' && { apikey: as === 'service' ? (token ?? '') : publicKey }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(visit?.userAgent && { 'user-agent': visit.userAgent }),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const response = await fetch(request, visit ?? null);
      const wait = z.coerce.number().int().min(1).safeParse(response.headers.get('retry-after'));
      return {
        status: response.status,
        body: parseJson(await response.text()),
        retryAfterSeconds: wait.data ?? null,
      };
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
