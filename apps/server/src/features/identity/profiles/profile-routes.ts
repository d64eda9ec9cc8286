import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import type { App, RequestContext, RequestEnv } from '../../../platform/http/request-context.ts';
import { describeError } from '../../../platform/log/describe-error.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { JsonObject } from '../http/json-object.ts';
import { findBodyError } from '../http/read-input.ts';
import type { IdentityService } from '../identity-service.ts';
import { type ProfileChange, profileColumns, writableColumns } from './profile-columns.ts';
import { ProfileError } from './profile-error.ts';

const objectType = 'application/vnd.pgrst.object+json';
const maxBodyBytes = 64 * 1024;

/** The part of PostgREST by which clients keep the row of `profiles`. */
export function mountProfiles(parent: App, identity: IdentityService): void {
  const { profiles, sessions, log } = identity;
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

  app.get('/profiles', async (context) => {
    const asked = (await isService(context)) ? readIdFilter(context) : null;
    // The service key reads any row, selected by id.
    const callerId = asked ?? (await readCaller(context));
    const select = readSelect(context);
    const row = await profiles.find(callerId, readIdFilter(context));
    return answer(context, row, select);
  });

  app.patch('/profiles', async (context) => {
    const callerId = await readCaller(context);
    const id = readIdFilter(context);
    if (id === null) throw new ProfileError(400, '21000', 'UPDATE requires a WHERE clause');
    // Before anything is written, as what is refused changes nothing.
    const select = readSelect(context);
    const row = await profiles.update(callerId, id, await readChange(context));
    if (!/return=representation/.test(context.req.header('prefer') ?? '')) {
      context.header('content-range', row ? '0-0/*' : '*/*');
      context.header('cache-control', 'no-store');
      return context.body(null, 204);
    }
    context.header('preference-applied', 'return=representation');
    return answer(context, row, select);
  });

  app.all('/profiles', async (context) => {
    await readCaller(context);
    throw new ProfileError(403, '42501', 'permission denied for table profiles');
  });
  app.all('*', (context) => {
    const table = context.req.path.split('/').at(-1) ?? '';
    throw new ProfileError(404, 'PGRST205', `Could not find the table 'public.${table}' in the schema cache`);
  });
  parent.route('/rest/v1', app);

  async function isService(context: RequestContext): Promise<boolean> {
    try {
      await sessions.requireService(readBearer(context));
      return true;
    } catch (error) {
      if (error instanceof IdentityError) return false;
      throw error;
    }
  }

  async function readCaller(context: RequestContext): Promise<string> {
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
}

function readBearer(context: RequestContext): string | null {
  return /^bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? null;
}

function answer(context: RequestContext, row: JsonObject | null, select: readonly string[]): Response {
  const rows = row ? [Object.fromEntries(select.map((name) => [name, row[name]]))] : [];
  context.header('content-range', rows.length > 0 ? '0-0/*' : '*/*');
  context.header('cache-control', 'no-store');
  if (!(context.req.header('accept') ?? '').includes(objectType)) return context.json(rows, 200);
  if (rows.length !== 1) {
    const message = 'Cannot coerce the result to a single JSON object';
    throw new ProfileError(406, 'PGRST116', message, `The result contains ${rows.length} rows`);
  }
  return context.body(JSON.stringify(rows[0]), 200, { 'content-type': `${objectType}; charset=utf-8` });
}

/** The selected columns; all by default. */
function readSelect(context: RequestContext): readonly string[] {
  const asked = context.req.query('select') ?? '*';
  const names = asked.split(',').map((name) => name.trim().replace(/^"|"$/g, ''));
  if (names.includes('*')) return profileColumns;
  const unknown = names.find((name) => !profileColumns.includes(name));
  if (unknown === undefined) return names;
  throw new ProfileError(400, '42703', `column profiles.${unknown} does not exist`);
}

/** The one filter there is: `id=eq.<uuid>`; `null` for none. */
function readIdFilter(context: RequestContext): string | null {
  for (const name of Object.keys(context.req.query())) {
    if (!['id', 'select', 'columns', 'limit', 'order'].includes(name)) {
      throw new ProfileError(400, 'PGRST100', `"${name}" is not a filter of this table`);
    }
  }
  const filter = context.req.query('id');
  if (filter === undefined) return null;
  const [, id] = /^eq\.(.*)$/.exec(filter) ?? [];
  if (id === undefined)
    throw new ProfileError(400, 'PGRST100', `"failed to parse filter (${filter.slice(0, 60)})"`);
  const checked = z.guid().safeParse(id);
  if (checked.success) return checked.data.toLowerCase();
  throw new ProfileError(400, '22P02', `invalid input syntax for type uuid: "${id.slice(0, 60)}"`);
}

async function readChange(context: RequestContext): Promise<ProfileChange> {
  let body: unknown;
  try {
    body = JSON.parse(await context.req.text());
  } catch {
    throw new ProfileError(400, 'PGRST102', 'Empty or invalid json');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ProfileError(400, 'PGRST102', 'All object keys must match');
  }
  const error = findBodyError(body);
  if (error) throw new ProfileError(400, '22P02', error);
  for (const [name, value] of Object.entries(body)) {
    if (name === 'id') throw new ProfileError(403, '42501', 'permission denied for table profiles');
    if (!Object.hasOwn(writableColumns, name)) {
      throw new ProfileError(
        400,
        'PGRST204',
        `Could not find the '${name}' column of 'profiles' in the schema cache`,
      );
    }
    const schema = writableColumns[name as keyof typeof writableColumns];
    if (schema.safeParse(value).success) continue;
    throw value === null
      ? new ProfileError(400, '23502', `null value in column "${name}" violates not-null constraint`)
      : new ProfileError(400, '22P02', `invalid input for column "${name}"`);
  }
  return body;
}
