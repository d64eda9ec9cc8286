import * as z from 'zod';
import type { Visit } from '../../../platform/http/mount.ts';

/** One call to an identity service; all of them speak this protocol. */
export type IdentityRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Begins with `/auth/v1/` or `/rest/v1/`. */
  readonly path: string;
  readonly body?: object;
  /** Credentials of the call; public if omitted. */
  readonly as?: { readonly accessToken: string } | 'service';
  /** The original caller: the identity service limits requests per address. */
  readonly visit?: Visit;
  readonly headers?: Readonly<Record<string, string>>;
};

export type IdentityAnswer = {
  readonly status: number;
  /** `null` if the response is not JSON. */
  readonly body: unknown;
  readonly retryAfterSeconds: number | null;
};

/** Calls the identity service: in this process, or a hosted one over the network. */
export type IdentityClient = { send(request: IdentityRequest): Promise<IdentityAnswer> };

type Way = {
  /** Without a trailing slash. */
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
