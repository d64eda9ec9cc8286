import { ApiError } from '@winnow/contracts';
import type { MiddlewareHandler } from 'hono';
import type { RequestContext, RequestEnv } from '../request-context.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses requests that change something and come from another site's page. Other programs send no Origin. */
export function sameOrigin(siteUrl: string | null): MiddlewareHandler<RequestEnv> {
  const siteHost = siteUrl ? new URL(siteUrl).host : null;
  return async (context, next) => {
    if (!readingMethods.has(context.req.method) && !comesFromOurPages(context, siteHost)) {
      throw new ApiError('forbidden', 'This request comes from another site.');
    }
    await next();
  };
}

function comesFromOurPages(context: RequestContext, siteHost: string | null): boolean {
  const origin = context.req.header('origin');
  // Set by browsers, not by pages, and reliable even if a proxy changes the host name.
  if (origin === undefined || context.req.header('sec-fetch-site') === 'same-origin') return true;
  const host = URL.parse(origin)?.host;
  return host !== undefined && host !== '' && (host === context.req.header('host') || host === siteHost);
}
