import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod';
import type { Protocol } from '../../../platform/http/mount.ts';
import type { RequestContext, RequestEnv } from '../../../platform/http/request-context.ts';
import { describeError } from '../../../platform/log/describe-error.ts';
import type { Log } from '../../../platform/log/log.ts';
import { createDeviceCookie } from '../devices/device-cookie.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import type { SessionService } from '../sessions/session-service.ts';
import type { IdentityAnswer, IdentityApi, IdentityEndpoint, IdentityWire } from './identity-endpoint.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityLimits } from './identity-limits.ts';
import { readInput } from './read-input.ts';

const apiVersion = '2024-01-01';
const isoDay = z.iso.date();
const maxBodyBytes = 1024 * 1024;

type Dependencies = {
  readonly sessions: SessionService;
  readonly limits: IdentityLimits;
  readonly log: Log;
  readonly settings: Pick<IdentitySettings, 'siteUrl'>;
};

/** Creates the API of the identity service, which has its own format of bodies and errors. */
export function createIdentityApi(dependencies: Dependencies): IdentityApi {
  const app = new Hono<RequestEnv>();
  app.onError((error, context) => answerError(context, error, dependencies.log));
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new IdentityError('request_entity_too_large', 'Request body is too large');
      },
    }),
  );
  const endpoints: IdentityEndpoint[] = [];
  const open = (endpoint: IdentityEndpoint) => {
    endpoints.push(endpoint);
    return openEndpoint(endpoint, dependencies);
  };
  return { app, endpoints, protocol: { base: '', open } };
}

/** Call last: everything that no endpoint serves is not found. */
export function refuseUnknown({ app }: IdentityApi): void {
  app.all('*', () => {
    throw new IdentityError('validation_failed', 'There is nothing at this address', { status: 404 });
  });
}

/** Counts the request first, then identifies the caller, then reads the input. */
function openEndpoint(
  endpoint: IdentityEndpoint,
  { sessions, limits, settings }: Dependencies,
): ReturnType<Protocol<IdentityWire>['open']> {
  const open: ReturnType<Protocol<IdentityWire>['open']> = async (context, handle) => {
    // A scanner that looks at a link must not use it up.
    if (context.req.method === 'HEAD') return context.body(null, 200, { 'cache-control': 'no-store' });
    const address = context.get('address');
    if (endpoint.limit) await limits.countRequest(endpoint.limit, address);
    requireAudience(context.req.header('x-jwt-aud'));
    const bearer = /^bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? null;
    if (endpoint.access === 'service') await sessions.requireService(bearer);
    const caller = endpoint.access === 'signed-in' ? await sessions.authenticate(bearer) : null;
    const deviceCookie = createDeviceCookie(settings);
    const cookies = getCookie(context);
    const device = deviceCookie.read(cookies, isBrowser(context));
    const answer = await handle({
      input: await readInput(context, endpoint),
      caller,
      files: {},
      query: context.req.query(),
      parameters: context.req.param() as Record<string, string>,
      cookies,
      visit: { address, userAgent: context.req.header('user-agent')?.slice(0, 500) ?? null, device },
      referer: context.req.header('referer') ?? null,
      authorization: context.req.header('authorization') ?? null,
    });
    const written = write(context, answer);
    if (device && endpoint.form === 'json' && holdsTokens(answer))
      written.headers.append('set-cookie', deviceCookie.write(device));
    return written;
  };
  if (endpoint.form === 'json') return open;
  return (context, handle) => open(context, handle).catch(refuseInOAuthForm);
}

/** Clients of OAuth read no other errors. */
function refuseInOAuthForm(error: unknown): never {
  if (!(error instanceof IdentityError) || error.details.oauthError) throw error;
  const { code, message, status, details } = error;
  const oauthError = status >= 500 ? 'server_error' : 'invalid_request';
  throw new IdentityError(code, message, { ...details, status, oauthError });
}

/** Browsers send these headers, other programs don't. */
function isBrowser(context: RequestContext): boolean {
  return (context.req.header('sec-fetch-site') ?? context.req.header('origin')) !== undefined;
}

/** Whether the answer starts or renews a session. */
function holdsTokens({ data, headers }: IdentityAnswer): boolean {
  if (typeof data === 'object' && data !== null && 'access_token' in data) return true;
  return headers?.['location']?.includes('access_token=') ?? false;
}

/** Clients may name an audience; there is only one. */
function requireAudience(asked: string | undefined): void {
  if (!asked || asked === 'authenticated') return;
  throw new IdentityError('validation_failed', 'The audience of X-JWT-AUD is not served here');
}

function write(context: RequestContext, { status = 200, data, headers }: IdentityAnswer): Response {
  context.header('cache-control', 'no-store');
  for (const [name, value] of Object.entries(headers ?? {})) context.header(name, value);
  if (data === undefined) return context.body(null, status);
  return context.json(data, status as ContentfulStatusCode);
}

function answerError(context: RequestContext, thrown: Error, log: Log): Response {
  const error = thrown instanceof IdentityError ? thrown : unexpected(context, thrown, log);
  const { code, message, status, details } = error;
  context.header('cache-control', 'no-store');
  context.header('x-sb-error-code', code);
  if (details.oauthError === 'invalid_client') context.header('www-authenticate', 'Basic realm="oauth"');
  if (details.oauthError === 'invalid_token') {
    context.header('www-authenticate', 'Bearer error="invalid_token"');
  }
  // The rest of the body is still on its way, so the connection serves no other request.
  if (code === 'request_entity_too_large') context.header('connection', 'close');
  if (details.retryAfterSeconds) context.header('retry-after', String(details.retryAfterSeconds));
  return context.json(errorBody(context, error), status as ContentfulStatusCode);

  function errorBody(of: RequestContext, { details: { weakPasswordReasons, oauthError } }: IdentityError) {
    if (oauthError) return { error: oauthError, error_description: message };
    const weak = weakPasswordReasons && { weak_password: { reasons: weakPasswordReasons } };
    if (knowsForm(of.req.header('x-supabase-api-version'))) {
      of.header('x-supabase-api-version', apiVersion);
      return { code, error_code: code, message, ...weak };
    }
    return {
      code: status,
      error_code: code,
      msg: message,
      ...weak,
      ...(status >= 500 && { error_id: of.get('requestId') }),
    };
  }
}

/** Versions are dates. Older clients send none, or something else. */
function knowsForm(version: string | undefined): boolean {
  return version !== undefined && isoDay.safeParse(version).success && version >= apiVersion;
}

function unexpected(context: RequestContext, thrown: Error, log: Log): IdentityError {
  const requestId = context.get('requestId');
  log.error({ requestId, ...describeError(thrown) }, 'a request failed unexpectedly');
  return new IdentityError(
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  );
}
