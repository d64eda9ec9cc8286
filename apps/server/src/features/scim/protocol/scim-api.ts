import { ApiError, type OrganizationId, statusByCode } from '@winnow/contracts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { continueFor } from '../../../platform/database/scope.ts';
import { createRateLimit } from '../../../platform/http/guards/rate-limit.ts';
import type { Api } from '../../../platform/http/mount.ts';
import type { App, RequestContext, RequestEnv } from '../../../platform/http/request-context.ts';
import { describeError } from '../../../platform/log/describe-error.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { ScimTokenService } from '../tokens/scim-token-service.ts';
import { errorBody, invalid, ScimError } from './scim-error.ts';
import { scimLimits } from './scim-schemas.ts';

/** A request of an organization's directory. */
export type ScimCall = {
  readonly organizationId: OrganizationId;
  readonly context: RequestContext;
  readonly query: Readonly<Record<string, string>>;
  /** The resource that the path names; lowercase. */
  readonly id: string;
  readonly ifMatch: string | undefined;
  /** @throws ScimError `invalidSyntax` */
  readBody(): Promise<object>;
};

export type ScimApi = {
  readonly app: App;
  on(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    serve: (call: ScimCall) => Promise<Response>,
  ): void;
};

/** Entra sends 25 requests a second at most. */
const ofOrganization = { method: 'ANY', path: '/scim/v2', limitPerMinute: 1_800 };
/** For addresses that send wrong tokens: 256 bits can't be guessed, but each attempt costs a query. */
const ofAddress = { method: 'ANY', path: '/scim/v2 of an address', limitPerMinute: 3_600 };

/** Creates the SCIM API, which has its own format of bodies and errors, and its own callers. */
export function createScimApi({
  log,
  openLimiter,
  tokens,
}: Pick<Api, 'openLimiter'> & { readonly log: Log; readonly tokens: ScimTokenService }): ScimApi {
  const app = new Hono<RequestEnv>();
  const limitOrganization = createRateLimit(ofOrganization, openLimiter);
  const limitAddress = createRateLimit(ofAddress, openLimiter);
  app.onError((error, context) => answerError(context, asScimError(error, context, log)));
  app.use(
    bodyLimit({
      maxSize: scimLimits.bodyBytes,
      onError: () => {
        throw new ScimError(413, null, `A request has at most ${scimLimits.bodyBytes} bytes.`);
      },
    }),
  );

  return {
    app,
    on(method, path, serve) {
      app.on(method, path, async (context) => {
        await limitAddress(context.get('address'));
        const organizationId = await tokens.authenticate(context.req.header('authorization'));
        await limitOrganization(organizationId);
        continueFor(organizationId);
        return serve({
          organizationId,
          context,
          query: context.req.query(),
          id: readId(context.req.param('id')),
          ifMatch: context.req.header('if-match'),
          readBody: () => readBody(context),
        });
      });
    },
  };
}

/** Reads an id, which is in lowercase; anything else is not found and never reaches the database. */
function readId(given: string | undefined): string {
  if (given === undefined) return '';
  const id = given.toLowerCase();
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return id;
  throw new ScimError(404, null, `There is no resource ${given.slice(0, 100)}.`);
}

async function readBody(context: RequestContext): Promise<object> {
  const text = await context.req.text();
  let body: unknown;
  try {
    // Lone surrogates and the null character can't be stored.
    body = JSON.parse(text, (_, value) =>
      typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
    );
  } catch {
    throw invalid('invalidSyntax', 'The body is not valid JSON.');
  }
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw invalid('invalidSyntax', 'The body must be a JSON object.');
}

/** Writes a resource or a list. */
export function answer(
  context: RequestContext,
  body: object,
  {
    status = 200,
    headers = {},
  }: { readonly status?: number; readonly headers?: Record<string, string> } = {},
): Response {
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  context.header('cache-control', 'no-store');
  context.header('content-type', 'application/scim+json; charset=utf-8');
  return context.body(JSON.stringify(body), status as ContentfulStatusCode);
}

function answerError(context: RequestContext, error: ScimError): Response {
  if (error.status === 401) context.header('www-authenticate', 'Bearer realm="SCIM"');
  const body = errorBody(error.status, error.scimType, error.message);
  return answer(context, body, { status: error.status });
}

function asScimError(error: Error, context: RequestContext, log: Log): ScimError {
  if (error instanceof ScimError) return error;
  if (error instanceof ApiError) {
    const { retryAfterSeconds } = error.details;
    if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
    const status = statusByCode[error.code];
    // Errors of services: no seat, the last owner, a limit.
    return new ScimError(status as ScimError['status'], null, error.message);
  }
  log.error(
    { requestId: context.get('requestId'), ...describeError(error) },
    'a request failed unexpectedly',
  );
  return new ScimError(500, null, 'Something went wrong on our side. Please try again.');
}
