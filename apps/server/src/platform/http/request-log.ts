import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../log/log.ts';
import { withOrigin } from '../telemetry/origin.ts';
import { noTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
import { clientAddress } from './guards/client-address.ts';
import type { RequestEnv } from './request-context.ts';

const requestIdForm = /^[A-Za-z0-9-]{8,64}$/;

const proxyIgnored =
  'A request came with X-Forwarded-For, but TRUST_PROXY is 0: behind a proxy everybody counts as one caller. Set TRUST_PROXY to the number of proxies in front.';

/** Assigns each request an id and its caller, and logs the outcome: by route, never by URL, query or content. */
export function requestLog(
  log: Log,
  options: { readonly trustedProxies: number; readonly telemetry?: Telemetry },
): MiddlewareHandler<RequestEnv> {
  const { telemetry = noTelemetry } = options;
  let isWarned = false;
  return async (context, next) => {
    const begun = performance.now();
    // A trusted proxy may have assigned an id.
    const given = options.trustedProxies > 0 ? context.req.header('x-request-id') : undefined;
    const requestId = given && requestIdForm.test(given) ? given : randomUUID();
    context.set('requestId', requestId);
    const socketAddress = context.env.incoming?.socket.remoteAddress;
    const forwardedFor = context.req.header('x-forwarded-for');
    if (forwardedFor !== undefined && options.trustedProxies === 0 && !isWarned) {
      isWarned = true;
      log.warn({}, proxyIgnored);
    }
    context.set('address', clientAddress(socketAddress, forwardedFor, options.trustedProxies));

    // A trusted proxy's trace is continued.
    const parent = options.trustedProxies > 0 ? context.req.header('traceparent') : undefined;
    const { method } = context.req;
    await withOrigin({ requestId }, () =>
      telemetry.span(method, { kind: 'server', attributes: { requestId }, parent }, async (span) => {
        await next();
        const route = routePath(context);
        const { status } = context.res;
        const attributes = { 'http.request.method': method, 'http.route': route };
        span.describe({
          name: `${method} ${route}`,
          attributes: { ...attributes, 'http.response.status_code': status },
        });
        if (status >= 500) span.fail();
      }),
    );

    // Not by `context.header`, which would turn a finished response into a stream.
    context.res.headers.set('x-request-id', requestId);
    const seconds = (performance.now() - begun) / 1000;
    const ms = Math.round(seconds * 1000);
    const route = routePath(context);
    const { status } = context.res;
    telemetry.measure('requestSeconds', { method, route }, seconds);
    telemetry.measure('requests', { method, route, status: `${Math.floor(status / 100)}xx` });
    log.info({ requestId, method, route, status, ms }, 'request');
  };
}
