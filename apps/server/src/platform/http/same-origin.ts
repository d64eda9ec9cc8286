import { ApiError } from '@winnow/contracts';
import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from './request-context.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses requests that change something and come from another site's page. Programs send no Origin. */
export function sameOrigin(siteUrl: string | null): MiddlewareHandler<RequestEnv> {
  const siteHost = siteUrl ? new URL(siteUrl).host : null;
  return async (context, next) => {
    const origin = context.req.header('origin');
    if (origin !== undefined && !readingMethods.has(context.req.method)) {
      const host = URL.canParse(origin) ? new URL(origin).host : null;
      if (host === null || (host !== context.req.header('host') && host !== siteHost)) {
        throw new ApiError('forbidden', 'This request comes from another site.');
      }
    }
    await next();
  };
}
