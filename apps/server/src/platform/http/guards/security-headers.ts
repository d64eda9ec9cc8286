import type { MiddlewareHandler } from 'hono';
import { plainStyleHash } from '../pages/plain-page.ts';
import type { RequestEnv } from '../request-context.ts';

const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  // Style elements only of our plain pages. Style attributes contain computed sizes and only affect their element.
  `style-src 'self' '${plainStyleHash}'`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

/** Security headers of every response. */
export const browserHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

const yearSeconds = 31_536_000;

/** Sets the security headers of every response: pages, API, files and errors. A handler may be stricter. */
export function securityHeaders(options: {
  readonly overTls: boolean;
  /** Other origins that pages may connect to. */
  readonly connectTo?: readonly string[];
  /** Origins that pages may embed in a frame; none by default. */
  readonly framesFrom?: readonly string[];
}): MiddlewareHandler<RequestEnv> {
  const connect = ["connect-src 'self'", ...(options.connectTo ?? [])].join(' ');
  const frames = ['frame-src', ...(options.framesFrom?.length ? options.framesFrom : ["'none'"])].join(' ');
  const policy = [contentSecurityPolicy, connect, frames].join('; ');
  const headers = { ...browserHeaders, 'content-security-policy': policy };
  return async (context, next) => {
    await next();
    const answer = context.res.headers;
    for (const [name, value] of Object.entries(headers)) if (!answer.has(name)) answer.set(name, value);
    if (options.overTls) answer.set('strict-transport-security', `max-age=${yearSeconds}; includeSubDomains`);
    if (context.req.path.startsWith('/api') && !answer.has('cache-control')) {
      answer.set('cache-control', 'no-store');
    }
  };
}
