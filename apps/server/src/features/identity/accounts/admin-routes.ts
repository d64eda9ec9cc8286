import * as z from 'zod';
import { readId } from '../factors/factor-routes.ts';
import { IdentityError } from '../http/identity-error.ts';
import { type IdentityRoute, ok, serviceRoute } from '../http/identity-request.ts';
import { chooseRedirect } from '../http/redirects.ts';
import type { IdentityService } from '../identity-service.ts';
import type { UserPatch } from './user-patch.ts';

const metadata = z.record(z.string(), z.unknown()).nullish();

const userInput = z.object({
  id: z.guid().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  password_hash: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: z.string().nullish(),
});
const deleteInput = z.object({ should_soft_delete: z.boolean().nullish() });
const inviteInput = z.object({ email: z.string().nullish(), data: metadata });
const linkInput = z.object({
  type: z.string(),
  email: z.string(),
  password: z.string().nullish(),
  new_email: z.string().nullish(),
  data: metadata,
  redirect_to: z.string().nullish(),
});

const maxPageSize = 1000;

/** What the service key opens. */
export function adminRoutes(identity: IdentityService): IdentityRoute[] {
  const { settings, admin, adminLinks, factors } = identity;

  return [
    serviceRoute({ method: 'GET', path: '/admin/users' }, async ({ query }) => {
      const number = readPageNumber(query['page'], 1);
      const size = Math.min(maxPageSize, readPageNumber(query['per_page'], 50));
      const { users, total } = await admin.list({ number, size });
      const last = Math.max(1, Math.ceil(total / size));
      const link = (page: number, rel: string) =>
        `<${settings.authUrl}/admin/users?page=${page}&per_page=${size}>; rel="${rel}"`;
      const links = [...(number < last ? [link(number + 1, 'next')] : []), link(last, 'last')];
      return {
        status: 200,
        body: { users, aud: 'authenticated' },
        headers: { 'x-total-count': String(total), link: links.join(', ') },
      };
    }),

    serviceRoute({ method: 'POST', path: '/admin/users', input: userInput }, async ({ input }) =>
      ok(await admin.create({ ...asUserPatch(input), id: input.id ?? undefined })),
    ),

    serviceRoute({ method: 'GET', path: '/admin/users/:id' }, async ({ parameters }) =>
      ok(await admin.get(readId(parameters['id']))),
    ),

    serviceRoute(
      { method: 'PUT', path: '/admin/users/:id', input: userInput },
      async ({ input, parameters }) => ok(await admin.update(readId(parameters['id']), asUserPatch(input))),
    ),

    serviceRoute({ method: 'DELETE', path: '/admin/users/:id', input: deleteInput }, async (request) => {
      await admin.remove(readId(request.parameters['id']), request.input.should_soft_delete ?? false);
      return ok({});
    }),

    serviceRoute({ method: 'GET', path: '/admin/users/:id/factors' }, async ({ parameters }) =>
      ok(await admin.listFactors(readId(parameters['id']))),
    ),

    serviceRoute({ method: 'DELETE', path: '/admin/users/:id/factors/:factor' }, async ({ parameters }) =>
      ok(await factors.removeOf(readId(parameters['id']), readId(parameters['factor']))),
    ),

    serviceRoute(
      { method: 'POST', path: '/invite', input: inviteInput },
      async ({ input, query, referer }) => {
        const redirectTo = chooseRedirect(settings, query['redirect_to'], referer);
        return ok(await adminLinks.invite(input.email ?? '', input.data ?? {}, redirectTo));
      },
    ),

    serviceRoute({ method: 'POST', path: '/admin/generate_link', input: linkInput }, async (request) => {
      const { input, query, referer } = request;
      const link = {
        type: input.type,
        email: input.email,
        password: input.password ?? null,
        newEmail: input.new_email ?? null,
        data: input.data ?? {},
        redirectTo: chooseRedirect(settings, input.redirect_to ?? query['redirect_to'], referer),
      };
      return ok(await adminLinks.generate(link));
    }),
  ];
}

function asUserPatch(input: z.output<typeof userInput>): UserPatch {
  return {
    email: input.email,
    phone: input.phone,
    password: input.password,
    passwordHash: input.password_hash,
    confirmEmail: input.email_confirm,
    confirmPhone: input.phone_confirm,
    userMetadata: input.user_metadata,
    appMetadata: input.app_metadata,
    banDuration: input.ban_duration,
  };
}

function readPageNumber(given: string | undefined, fallback: number): number {
  if (given === undefined || given === '') return fallback;
  const number = Number(given);
  if (Number.isSafeInteger(number) && number >= 1 && number <= 1_000_000) return number;
  throw new IdentityError(
    'validation_failed',
    `Bad Pagination Parameters: ${given.slice(0, 20)} is not a page`,
  );
}
