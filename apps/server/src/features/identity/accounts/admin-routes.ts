import * as z from 'zod';
import { mount } from '../../../platform/http/mount.ts';
import { readId } from '../factors/factor-routes.ts';
import { type IdentityApi, identityEndpoint } from '../http/identity-endpoint.ts';
import { IdentityError } from '../http/identity-error.ts';
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

const listUsers = identityEndpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'service',
  summary: 'Users, page by page.',
});

const createUser = identityEndpoint({
  method: 'POST',
  path: '/admin/users',
  access: 'service',
  summary: 'Create a user.',
  input: userInput,
});

const getUser = identityEndpoint({
  method: 'GET',
  path: '/admin/users/{id}',
  access: 'service',
  summary: 'A user.',
});

const updateUser = identityEndpoint({
  method: 'PUT',
  path: '/admin/users/{id}',
  access: 'service',
  summary: 'Change or ban a user.',
  input: userInput,
});

const deleteUser = identityEndpoint({
  method: 'DELETE',
  path: '/admin/users/{id}',
  access: 'service',
  summary: 'Delete a user.',
  input: z.object({ should_soft_delete: z.boolean().nullish() }),
});

const listFactorsOfUser = identityEndpoint({
  method: 'GET',
  path: '/admin/users/{id}/factors',
  access: 'service',
  summary: 'Second factors of a user.',
});

const removeFactorOfUser = identityEndpoint({
  method: 'DELETE',
  path: '/admin/users/{id}/factors/{factor}',
  access: 'service',
  summary: 'Remove a second factor of a user.',
});

const inviteUser = identityEndpoint({
  method: 'POST',
  path: '/invite',
  access: 'service',
  summary: 'Send an invitation by email.',
  input: z.object({ email: z.string().nullish(), data: metadata }),
});

const generateLink = identityEndpoint({
  method: 'POST',
  path: '/admin/generate_link',
  access: 'service',
  summary: 'Generate a link that an email would contain.',
  input: z.object({
    type: z.string(),
    email: z.string(),
    password: z.string().nullish(),
    new_email: z.string().nullish(),
    data: metadata,
    redirect_to: z.string().nullish(),
  }),
});

const maxPageSize = 1000;

/** Endpoints for callers with the service key. */
export function mountAdminRoutes(api: IdentityApi, identity: IdentityService): void {
  const { settings, admin, adminLinks, factors } = identity;

  mount(api, listUsers, async ({ query }) => {
    const number = readPageNumber(query['page'], 1);
    const size = Math.min(maxPageSize, readPageNumber(query['per_page'], 50));
    const { users, total } = await admin.list({ number, size });
    const last = Math.max(1, Math.ceil(total / size));
    const link = (page: number, rel: string) =>
      `<${settings.authUrl}/admin/users?page=${page}&per_page=${size}>; rel="${rel}"`;
    const links = [...(number < last ? [link(number + 1, 'next')] : []), link(last, 'last')];
    return {
      data: { users, aud: 'authenticated' },
      headers: { 'x-total-count': String(total), link: links.join(', ') },
    };
  });

  mount(api, createUser, async ({ input }) => ({
    data: await admin.create({ ...asUserPatch(input), id: input.id ?? undefined }),
  }));

  mount(api, getUser, async ({ parameters }) => ({ data: await admin.get(readId(parameters['id'])) }));

  mount(api, updateUser, async ({ input, parameters }) => ({
    data: await admin.update(readId(parameters['id']), asUserPatch(input)),
  }));

  mount(api, deleteUser, async ({ input, parameters }) => {
    await admin.remove(readId(parameters['id']), input.should_soft_delete ?? false);
    return { data: {} };
  });

  mount(api, listFactorsOfUser, async ({ parameters }) => ({
    data: await admin.listFactors(readId(parameters['id'])),
  }));

  mount(api, removeFactorOfUser, async ({ parameters }) => ({
    data: await factors.removeOf(readId(parameters['id']), readId(parameters['factor'])),
  }));

  mount(api, inviteUser, async ({ input, query, referer }) => {
    const redirectTo = chooseRedirect(settings, query['redirect_to'], referer);
    return { data: await adminLinks.invite(input.email ?? '', input.data ?? {}, redirectTo) };
  });

  mount(api, generateLink, async ({ input, query, referer }) => {
    const link = {
      type: input.type,
      email: input.email,
      password: input.password ?? null,
      newEmail: input.new_email ?? null,
      data: input.data ?? {},
      redirectTo: chooseRedirect(settings, input.redirect_to ?? query['redirect_to'], referer),
    };
    return { data: await adminLinks.generate(link) };
  });
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

/** A page number or size of a query. @throws IdentityError if it is none */
export function readPageNumber(given: string | undefined, fallback: number): number {
  if (given === undefined || given === '') return fallback;
  const number = Number(given);
  if (Number.isSafeInteger(number) && number >= 1 && number <= 1_000_000) return number;
  throw new IdentityError(
    'validation_failed',
    `Bad Pagination Parameters: ${given.slice(0, 20)} is not a page`,
  );
}
