import * as z from 'zod';
import type { Mountable, MountPoint, Protocol } from '../../../platform/http/mount.ts';
import type { Caller } from '../sessions/caller.ts';
import type { LimitName } from './identity-limits.ts';
import type { Visit } from './identity-request.ts';

/** The protocol of Supabase Auth: bodies without a wrapper, redirects, its own error codes. */
export type IdentityWire = {
  readonly terms: {
    /** Counted by the caller's address, together with endpoints of the same limit; `null` for no limit. */
    readonly limit: LimitName | null;
    /** `oauth` also takes bodies of HTML forms, and writes errors as OAuth does. */
    readonly form: 'json' | 'oauth';
  };
  /** `service` needs the service key. */
  readonly callers: { readonly anyone: null; readonly 'signed-in': Caller; readonly service: null };
  readonly call: {
    readonly query: Readonly<Record<string, string>>;
    /** Values of the path's placeholders. */
    readonly parameters: Readonly<Record<string, string>>;
    readonly cookies: Readonly<Record<string, string>>;
    readonly visit: Visit;
    /** The `Referer` header. */
    readonly referer: string | null;
    /** The `Authorization` header. */
    readonly authorization: string | null;
  };
  readonly answer: {
    /** Defaults to 200. */
    readonly status?: 200 | 201 | 204 | 302 | 303;
    readonly headers?: Readonly<Record<string, string>>;
  };
};

export type IdentityCall<Input> = IdentityWire['call'] & { readonly input: Input };
/** `data` is the body; `undefined` sends none. */
export type IdentityAnswer = IdentityWire['answer'] & { readonly data: unknown };
export type IdentityEndpoint = Parameters<Protocol<IdentityWire>['open']>[0];
export type IdentityApi = MountPoint<IdentityWire> & {
  /** Everything that is mounted. */
  readonly endpoints: readonly IdentityEndpoint[];
};

/** Input of an endpoint without a body, which is then not even read. */
export const noInput = z.undefined();

/** Describes an endpoint below the path of the service. Its input is the JSON body, or the query of a GET. */
export function identityEndpoint<
  Granted extends keyof IdentityWire['callers'],
  Input extends z.ZodType = typeof noInput,
>(
  description: Pick<
    Mountable<z.ZodType, z.ZodType, never, Granted>,
    'method' | 'path' | 'access' | 'summary'
  > & {
    readonly input?: Input;
    readonly limit?: LimitName;
    readonly form?: 'json' | 'oauth';
  },
): Mountable<Input, z.ZodUnknown, never, Granted> & IdentityWire['terms'] {
  return {
    limit: null,
    form: 'json',
    output: z.unknown(),
    files: [],
    ...description,
    // The default of the type parameter is this very schema.
    input: description.input ?? (noInput as unknown as Input),
  };
}

/** An answer without a body. */
export const noContent: IdentityAnswer = { data: undefined, status: 204 };

/** Redirects the browser: 302 to and from a provider, 303 after the link of an email. */
export function redirect(
  status: 302 | 303,
  location: string,
  headers: Readonly<Record<string, string>> = {},
): IdentityAnswer {
  return { data: undefined, status, headers: { location, ...headers } };
}
