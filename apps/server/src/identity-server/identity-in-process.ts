import { Hono } from 'hono';
import { mountIdentity } from '../features/identity/identity-routes.ts';
import type { IdentityService } from '../features/identity/identity-service.ts';
import type { Visit } from '../platform/http/mount.ts';
import type { RequestEnv } from '../platform/http/request-context.ts';

export type AnswerInProcess = (request: Request, visit: Visit | null) => Promise<Response>;

/** Calls this server's identity service without a network, as a client would. */
export function createIdentityInProcess(identity: IdentityService): AnswerInProcess {
  const app = new Hono<RequestEnv & { Bindings: { visit: Visit | null } }>();
  app.use(async (context, next) => {
    context.set('requestId', crypto.randomUUID());
    context.set('address', context.env.visit?.address ?? '127.0.0.1');
    await next();
  });
  mountIdentity(app as unknown as Hono<RequestEnv>, identity, '/auth/v1');
  return async (request, visit) => {
    if (visit?.cookies) request.headers.set('cookie', visit.cookies);
    return app.fetch(request, { visit });
  };
}
