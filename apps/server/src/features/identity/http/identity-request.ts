import type { output, ZodType } from 'zod';
import type { Device } from '../devices/device-cookie.ts';
import type { Caller } from '../sessions/caller.ts';
import type { LimitName } from './identity-limits.ts';

/** Origin of a request, for sessions and the audit log. */
export type Visit = {
  readonly address: string;
  readonly userAgent: string | null;
  /** `null` for programs, and for calls of this server to itself. */
  readonly device: Device | null;
};

/** A request whose form has been checked. */
export type IdentityRequest<Input> = {
  readonly input: Input;
  readonly query: Readonly<Record<string, string>>;
  readonly parameters: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
  readonly visit: Visit;
  /** The page that asked, where the browser said it. */
  readonly referer: string | null;
};

export type IdentityReply = {
  readonly status: 200 | 201 | 204 | 302 | 303 | 406;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

type Answer<Input, Who> = (request: IdentityRequest<Input>, caller: Who) => Promise<IdentityReply>;

/** One address of the service as a value: who may call it, what it takes, how it answers. */
export type IdentityRoute = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly access: 'public' | 'user' | 'service';
  /** Counted for each caller's address; `null` for no limit. */
  readonly limit: LimitName | null;
  readonly input: ZodType | null;
  readonly answer: Answer<unknown, Caller | null>;
};

type Place = Pick<IdentityRoute, 'method' | 'path'> & { readonly limit?: LimitName };

/** A public endpoint. */
export function publicRoute<Schema extends ZodType>(
  place: Place & { readonly input?: Schema },
  answer: Answer<output<Schema>, null>,
): IdentityRoute {
  return route('public', place, (request) => answer(request as IdentityRequest<output<Schema>>, null));
}

/** An address for who is signed in. */
export function userRoute<Schema extends ZodType>(
  place: Place & { readonly input?: Schema },
  answer: Answer<output<Schema>, Caller>,
): IdentityRoute {
  return route('user', place, (request, caller) => {
    if (!caller) throw new Error(`${place.path} was answered without a caller.`);
    return answer(request as IdentityRequest<output<Schema>>, caller);
  });
}

/** An address for who holds the service key. */
export function serviceRoute<Schema extends ZodType>(
  place: Place & { readonly input?: Schema },
  answer: Answer<output<Schema>, null>,
): IdentityRoute {
  return route('service', place, (request) => answer(request as IdentityRequest<output<Schema>>, null));
}

/** An answer of status 200. */
export function ok(body: unknown): IdentityReply {
  return { status: 200, body };
}

function route(
  access: IdentityRoute['access'],
  { method, path, limit, input }: Place & { readonly input?: ZodType },
  answer: IdentityRoute['answer'],
): IdentityRoute {
  return { method, path, access, limit: limit ?? null, input: input ?? null, answer };
}
