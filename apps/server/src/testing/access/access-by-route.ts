import { getMe, listSessions, saveBillingAddress, topUp } from '@winnow/contracts';
import type { SignedUp } from '../sign-up.ts';
import type { TestServer } from '../start-test-server.ts';
import { accessToSupport } from './access-to-support.ts';
import { accessToWork } from './access-to-work.ts';
import type { RouteAccess } from './route-access.ts';

async function oneSessionOf(_: TestServer, { client }: SignedUp) {
  const { data } = await client.call(listSessions);
  return { id: data.sessions[0]?.id ?? '' };
}

async function identityOf(_: TestServer, { client }: SignedUp) {
  return { id: (await client.call(getMe)).data.supabaseId };
}

/** Every route of the API, one line each. A route without a line fails `access-matrix.test.ts`. */
export const accessByRoute: Readonly<Record<string, RouteAccess>> = {
  'GET /config': 'anyone',
  'GET /events': 'anyone',
  'POST /resume-matcher': 'anyone',
  'GET /resume-matcher/samples': 'anyone',
  'GET /resume-matcher/samples/{id}': 'anyone',
  'POST /waitlist': 'anyone',
  'GET /admin/users': 'operator',
  'GET /admin/users/{userId}': 'operator',
  'GET /admin/users/{userId}/ledger': 'operator',
  'GET /admin/users/{userId}/billing': 'operator',
  'GET /admin/users/{userId}/tickets': 'operator',
  'GET /admin/users/{userId}/runs': 'operator',
  'POST /admin/users/{userId}/suspension': 'operator',
  'GET /admin/queue': 'operator',
  'POST /admin/queue/{id}/retry': 'operator',
  'GET /admin/checks': 'operator',
  'GET /admin/audit': 'operator',
  'GET /admin/audit/verification': 'operator',
  'GET /admin/waitlist': 'operator',
  'GET /admin/waitlist.csv': 'operator',
  'POST /auth/signup': 'anyone',
  'POST /auth/signin': 'anyone',
  'POST /auth/refresh': 'anyone',
  'POST /auth/forgot-password': 'anyone',
  'POST /auth/reset-password': 'anyone',
  'POST /auth/verify-email': 'anyone',
  'POST /auth/signout': 'signed-in',
  'POST /auth/change-password': 'signed-in',
  'GET /auth/me': 'signed-in',
  'GET /auth/supabaseId': { make: identityOf, input: ({ id }) => ({ id }) },
  'GET /search': 'signed-in',
  'GET /user': 'signed-in',
  'DELETE /user': 'signed-in',
  'DELETE /user/delete': 'signed-in',
  'GET /user/export': 'signed-in',
  'GET /user/sessions': 'signed-in',
  'POST /user/sessions/end-others': 'signed-in',
  'DELETE /user/sessions/{id}': { make: oneSessionOf },
  'PATCH /user': 'signed-in',
  'GET /user/profile': 'signed-in',
  'POST /user/profile': 'signed-in',
  'PATCH /user/profile': 'signed-in',
  'POST /user/change-password': 'signed-in',
  'GET /user/preferences': 'signed-in',
  'PATCH /user/preferences': 'signed-in',
  'GET /email-preferences': 'signed-in',
  'PATCH /email-preferences': 'signed-in',
  'POST /user/profile-image': 'signed-in',
  'DELETE /user/profile-image': 'signed-in',
  // Its name cannot be guessed.
  'GET /profile-images/{id}': 'anyone',
  'GET /credits': 'signed-in',
  'GET /credits/transactions': 'signed-in',
  'GET /credits/history': 'signed-in',
  'POST /credits/add': 'operator',
  'GET /billing/plans': 'anyone',
  'GET /billing': 'signed-in',
  'POST /billing/subscribe': 'signed-in',
  'POST /billing/cancel': 'signed-in',
  'POST /billing/resume': 'signed-in',
  'POST /billing/top-up': 'signed-in',
  'GET /billing/invoices': 'signed-in',
  'GET /billing/invoices/{id}/pdf': {
    async make(server, owner) {
      const order = { topUpId: 'small', idempotencyKey: 'matrix-top-up' } as const;
      await owner.client.call(topUp, order);
      const [invoice] = await server.services.billing.invoices.list(owner.userId);
      return { id: invoice?.id ?? '' };
    },
  },
  'POST /billing/invoices/{id}/correct': {
    async make(server, owner) {
      const order = { topUpId: 'small', idempotencyKey: 'matrix-corrected' } as const;
      await owner.client.call(topUp, order);
      await owner.client.call(saveBillingAddress, { name: 'Matrix Ltd' });
      const [invoice] = await server.services.billing.invoices.list(owner.userId);
      return { id: invoice?.id ?? '' };
    },
  },
  'GET /billing/address': 'signed-in',
  'PUT /billing/address': 'signed-in',
  'GET /billing/payment-methods': 'signed-in',
  'POST /billing/portal': 'signed-in',
  'GET /admin/invoices': 'operator',
  'GET /admin/invoices/{id}/pdf': 'operator',
  'POST /admin/invoices/{id}/settle': 'operator',
  'POST /admin/users/{userId}/plan': 'operator',
  'POST /job-descriptions/generate': 'signed-in',
  'POST /job-descriptions/generate/section': 'signed-in',
  'GET /job-descriptions/generate/draft': 'signed-in',
  ...accessToSupport,
  ...accessToWork,
};

/** What answers without the contract: addresses of pages, of other protocols, and of machines. */
export const routesOfTheirOwn: readonly string[] = [
  'GET /healthz',
  'GET /readyz',
  'GET /dev/outbox',
  'GET /api/openapi.json',
  'GET /api/docs',
  // Known by Stripe's signature; mounted with its key alone.
  'POST /api/billing/webhook',
  // Has its own matrix, in features/identity/authorisation.test.ts.
  '/auth/v1/',
  // Has its own tests, in features/identity/profile.test.ts.
  '/rest/v1/',
  'GET /.well-known/security.txt',
  'GET /robots.txt',
  'GET /sitemap.xml',
  // The files of the web.
  'GET *',
  'GET /*',
];
