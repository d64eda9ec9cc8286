import { extname } from 'node:path';
import { ApiError } from '@winnow/contracts';
import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from '../request-context.ts';

const openCalls = new Set([
  'GET /api/config',
  'POST /api/waitlist',
  'GET /api/events',
  'GET /healthz',
  'GET /readyz',
]);

/** Before the launch only the landing page and its form are open: sign-up and login are refused. */
export const waitlistGate: MiddlewareHandler<RequestEnv> = async (context, next) => {
  const { method, path } = context.req;
  const isCall = /^\/(api|auth|rest|scim|dev|healthz|readyz)(\/|$)/.test(path);
  if (isCall && !openCalls.has(`${method === 'HEAD' ? 'GET' : method} ${path}`)) {
    throw new ApiError('not-found', 'There is nothing at this address.');
  }
  // All other screens are not found, with status 404.
  if (!isCall && path !== '/' && extname(path) === '') context.status(404);
  await next();
};
