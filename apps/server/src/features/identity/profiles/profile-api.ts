import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import type { Mountable, MountPoint, Protocol } from '../../../platform/http/mount.ts';
import type { RequestContext, RequestEnv } from '../../../platform/http/request-context.ts';
import { describeError } from '../../../platform/log/describe-error.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentityService } from '../identity-service.ts';
import { ProfileError } from './profile-error.ts';

const objectType = 'application/vnd.pgrst.object+json';
const maxBodyBytes = 64 * 1024;

/** The part of PostgREST's protocol that clients of the `profiles` table use. */
export type ProfileWire = {
  readonly terms: object;
  /** A user id: the caller's or, with the service key, that of the row in the query. */
  readonly callers: { readonly 'signed-in': string; readonly 'signed-in-or-service': string };
  readonly call: {
    readonly query: Readonly<Record<string, string>>;
    /** Whether the client wants the row that it changed. */
    readonly wantsRow: boolean;
    readBody(): Promise<string>;
  };
  readonly answer: {
    /** Columns to send; `null` for no body. */
    readonly columns: readonly string[] | null;
  };
};

export type ProfileEndpoint = Parameters<Protocol<ProfileWire>['open']>[0];
export type ProfileApi = MountPoint<ProfileWire>;

/** Describes an endpoint below `/rest/v1`. Handlers read query and body, to check them in PostgREST's order. */
export function profileEndpoint<Granted extends keyof ProfileWire['callers']>(
  description: Pick<ProfileEndpoint, 'method' | 'path' | 'summary'> & { readonly access: Granted },
): Mountable<z.ZodUndefined, typeof row, never, Granted> {
  return { ...description, input: z.undefined(), output: row, files: [] };
}

/** `null` for a row that does not exist for the caller. */
const row = z.custom<JsonObject | null>();

type Dependencies = Pick<IdentityService, 'sessions' | 'log'>;

/** Creates the API of profiles, in PostgREST's format of bodies and errors. */
export function createProfileApi({ sessions, log }: Dependencies): ProfileApi {
  const app = new Hono<RequestEnv>();
  app.onError((error, context) => {
    const known = error instanceof ProfileError ? error : null;
    if (!known) {
      const requestId = context.get('requestId');
      log.error({ requestId, ...describeError(error) }, 'a request failed unexpectedly');
    }
    const { code = 'XX000', message = 'Internal error', detail = null } = known ?? {};
    context.header('cache-control', 'no-store');
    return context.json({ code, details: detail, hint: null, message }, known?.status ?? 500);
  });
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new ProfileError(413, 'PGRST102', 'The body is too large');
      },
    }),
  );

  return { app, protocol: { base: '', open: (endpoint) => openEndpoint(endpoint, sessions) } };
}

/** Call last: other methods are forbidden, other tables unknown. */
export function refuseOthers({ app }: ProfileApi, { sessions }: Dependencies): void {
  app.all('/profiles', async (context) => {
    await readCaller(sessions, context);
    throw new ProfileError(403, '42501', 'permission denied for table profiles');
  });
  app.all('*', (context) => {
    const table = context.req.path.split('/').at(-1) ?? '';
    throw new ProfileError(404, 'PGRST205', `Could not find the table 'public.${table}' in the schema cache`);
  });
}

function openEndpoint(
  { access, method }: ProfileEndpoint,
  sessions: Dependencies['sessions'],
): ReturnType<Protocol<ProfileWire>['open']> {
  return async (context, handle) => {
    const query = context.req.query();
    const mayBeService = access === 'signed-in-or-service' && (await isService(sessions, context));
    // The service key reads any row, selected by id.
    const caller = (mayBeService ? readIdFilter(query) : null) ?? (await readCaller(sessions, context));
    const wantsRow = method === 'GET' || /return=representation/.test(context.req.header('prefer') ?? '');
    const readBody = () => context.req.text();
    const { data, columns } = await handle({
      input: undefined,
      caller,
      files: {},
      query,
      wantsRow,
      readBody,
    });
    if (method !== 'GET' && wantsRow) context.header('preference-applied', 'return=representation');
    return write(context, data as JsonObject | null, columns);
  };
}

async function isService(sessions: Dependencies['sessions'], context: RequestContext): Promise<boolean> {
  try {
    await sessions.requireService(readBearer(context));
    return true;
  } catch (error) {
    if (error instanceof IdentityError) return false;
    throw error;
  }
}

async function readCaller(sessions: Dependencies['sessions'], context: RequestContext): Promise<string> {
  try {
    return (await sessions.authenticate(readBearer(context))).account.user.id;
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    if (error.code === 'no_authorization' || error.message.includes('missing sub')) {
      throw new ProfileError(401, '42501', 'permission denied for table profiles');
    }
    const isExpired = error.message.includes('"exp"');
    throw new ProfileError(
      401,
      isExpired ? 'PGRST303' : 'PGRST301',
      isExpired ? 'JWT expired' : error.message,
    );
  }
}

function readBearer(context: RequestContext): string | null {
  return /^bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? null;
}

function write(context: RequestContext, row: JsonObject | null, columns: readonly string[] | null): Response {
  context.header('content-range', row ? '0-0/*' : '*/*');
  context.header('cache-control', 'no-store');
  if (columns === null) return context.body(null, 204);
  const rows = row ? [Object.fromEntries(columns.map((name) => [name, row[name]]))] : [];
  if (!(context.req.header('accept') ?? '').includes(objectType)) return context.json(rows, 200);
  if (rows.length !== 1) {
    const message = 'Cannot coerce the result to a single JSON object';
    throw new ProfileError(406, 'PGRST116', message, `The result contains ${rows.length} rows`);
  }
  return context.body(JSON.stringify(rows[0]), 200, { 'content-type': `${objectType}; charset=utf-8` });
}

/** The only supported filter: `id=eq.<uuid>`; `null` if absent. */
export function readIdFilter(query: Readonly<Record<string, string>>): string | null {
  for (const name of Object.keys(query)) {
    if (!['id', 'select', 'columns', 'limit', 'order'].includes(name)) {
      throw new ProfileError(400, 'PGRST100', `"${name}" is not a filter of this table`);
    }
  }
  const filter = query['id'];
  if (filter === undefined) return null;
  const [, id] = /^eq\.(.*)$/.exec(filter) ?? [];
  if (id === undefined)
    throw new ProfileError(400, 'PGRST100', `"failed to parse filter (${filter.slice(0, 60)})"`);
  const checked = z.guid().safeParse(id);
  if (checked.success) return checked.data.toLowerCase();
  throw new ProfileError(400, '22P02', `invalid input syntax for type uuid: "${id.slice(0, 60)}"`);
}
