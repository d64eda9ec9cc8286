import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod';
import type { App, RequestContext, RequestEnv } from '../../../platform/http/request-context.ts';
import { describeError } from '../../../platform/log/describe-error.ts';
import type { Log } from '../../../platform/log/log.ts';
import { createDeviceCookie } from '../devices/device-cookie.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import type { SessionService } from '../sessions/session-service.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityLimits } from './identity-limits.ts';
import type { IdentityReply, IdentityRoute } from './identity-request.ts';
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

/** Makes an application of the routes: who calls is checked first, then how often, then what. */
export function createIdentityApp(routes: readonly IdentityRoute[], dependencies: Dependencies): App {
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
  for (const route of routes) {
    app.on(route.method, route.path, (context) => answer(context, route, dependencies));
  }
  app.all('*', () => {
    throw new IdentityError('validation_failed', 'There is nothing at this address', { status: 404 });
  });
  return app;
}

async function answer(
  context: RequestContext,
  route: IdentityRoute,
  dependencies: Dependencies,
): Promise<Response> {
  // A scanner that looks at a link must not use it up.
  if (context.req.method === 'HEAD') return context.body(null, 200, { 'cache-control': 'no-store' });
  const { sessions, limits } = dependencies;
  const address = context.get('address');
  if (route.limit) await limits.countRequest(route.limit, address);
  requireAudience(context.req.header('x-jwt-aud'));
  const bearer = /^bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? null;
  if (route.access === 'service') await sessions.requireService(bearer);
  const caller = route.access === 'user' ? await sessions.authenticate(bearer) : null;
  const deviceCookie = createDeviceCookie(dependencies.settings);
  const cookies = getCookie(context);
  const device = deviceCookie.read(cookies, isBrowser(context));
  const request = {
    input: await readInput(context, route),
    query: context.req.query(),
    parameters: context.req.param() as Record<string, string>,
    cookies,
    visit: { address, userAgent: context.req.header('user-agent')?.slice(0, 500) ?? null, device },
    referer: context.req.header('referer') ?? null,
  };
  const reply = await route.answer(request, caller);
  const written = write(context, reply);
  if (device && holdsTokens(reply)) written.headers.append('set-cookie', deviceCookie.write(device));
  return written;
}

/** Browsers say of themselves what programs do not. */
function isBrowser(context: RequestContext): boolean {
  return (context.req.header('sec-fetch-site') ?? context.req.header('origin')) !== undefined;
}

/** Whether the answer starts or renews a session. */
function holdsTokens({ body, headers }: IdentityReply): boolean {
  if (typeof body === 'object' && body !== null && 'access_token' in body) return true;
  return headers?.['location']?.includes('access_token=') ?? false;
}

/** Clients may name an audience. There is only one. */
function requireAudience(asked: string | undefined): void {
  if (!asked || asked === 'authenticated') return;
  throw new IdentityError('validation_failed', 'The audience of X-JWT-AUD is not served here');
}

function write(context: RequestContext, { status, body, headers }: IdentityReply): Response {
  context.header('cache-control', 'no-store');
  for (const [name, value] of Object.entries(headers ?? {})) context.header(name, value);
  if (body === undefined) return context.body(null, status);
  return context.json(body, status as ContentfulStatusCode);
}

function answerError(context: RequestContext, thrown: Error, log: Log): Response {
  const error = thrown instanceof IdentityError ? thrown : unexpected(context, thrown, log);
  const { code, message, status, details } = error;
  context.header('cache-control', 'no-store');
  context.header('x-sb-error-code', code);
  // The rest of the body is still on its way, so the connection serves no other request.
  if (code === 'request_entity_too_large') context.header('connection', 'close');
  if (details.retryAfterSeconds) context.header('retry-after', String(details.retryAfterSeconds));
  return context.json(errorBody(context, error), status as ContentfulStatusCode);

  function errorBody(of: RequestContext, { details: { weakPasswordReasons, inOAuthForm } }: IdentityError) {
    if (inOAuthForm) return { error: 'invalid_request', error_description: message };
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

/** A version is a day. What is none is that of a client from before there were versions. */
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
