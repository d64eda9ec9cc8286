import * as z from 'zod';
import { mount } from '../../../platform/http/mount.ts';
import { readId } from '../factors/factor-routes.ts';
import { type IdentityApi, identityEndpoint, noContent } from '../http/identity-endpoint.ts';
import type { IdentityService } from '../identity-service.ts';
import { assertion, newCredential } from './passkey-input.ts';

const startRegistration = identityEndpoint({
  method: 'POST',
  path: '/passkeys/registration/options',
  access: 'signed-in',
  limit: 'factor',
  summary: 'Begin to add a passkey.',
});

const verifyRegistration = identityEndpoint({
  method: 'POST',
  path: '/passkeys/registration/verify',
  access: 'signed-in',
  limit: 'factor',
  summary: 'Add the passkey that a browser made.',
  input: z.object({ challenge_id: z.guid(), credential: newCredential }),
});

const startAuthentication = identityEndpoint({
  method: 'POST',
  path: '/passkeys/authentication/options',
  access: 'anyone',
  limit: 'passkey',
  summary: 'Begin to sign in with a passkey.',
});

const verifyAuthentication = identityEndpoint({
  method: 'POST',
  path: '/passkeys/authentication/verify',
  access: 'anyone',
  limit: 'passkey',
  summary: 'Sign in with a passkey.',
  input: z.object({ challenge_id: z.guid(), credential: assertion }),
});

const listPasskeys = identityEndpoint({
  method: 'GET',
  path: '/passkeys',
  access: 'signed-in',
  summary: 'One’s own passkeys.',
});

const renamePasskey = identityEndpoint({
  method: 'PATCH',
  path: '/passkeys/{id}',
  access: 'signed-in',
  summary: 'Name a passkey.',
  input: z.object({ friendly_name: z.string().trim().min(1).max(120) }),
});

const removePasskey = identityEndpoint({
  method: 'DELETE',
  path: '/passkeys/{id}',
  access: 'signed-in',
  summary: 'Remove a passkey.',
});

const listPasskeysOfUser = identityEndpoint({
  method: 'GET',
  path: '/admin/users/{id}/passkeys',
  access: 'service',
  summary: 'Passkeys of a user.',
});

const removePasskeyOfUser = identityEndpoint({
  method: 'DELETE',
  path: '/admin/users/{id}/passkeys/{passkey}',
  access: 'service',
  summary: 'Remove a passkey of a user.',
});

/** Endpoints for passkeys: sign-in, the caller's own, and those of users for callers with the service key. */
export function mountPasskeyRoutes(api: IdentityApi, identity: IdentityService): void {
  const { passkeys, passkeySignIn, admin } = identity;

  mount(api, startRegistration, async ({ caller }) => ({ data: await passkeys.startRegistration(caller) }));

  mount(api, verifyRegistration, async ({ input, caller, visit }) => {
    const given = { challengeId: input.challenge_id, credential: input.credential };
    return { data: await passkeys.verifyRegistration(caller, given, visit) };
  });

  mount(api, startAuthentication, async () => ({ data: await passkeySignIn.start() }));

  mount(api, verifyAuthentication, async ({ input, visit }) => {
    const given = { challengeId: input.challenge_id, credential: input.credential };
    return { data: await passkeySignIn.verify(given, visit) };
  });

  mount(api, listPasskeys, async ({ caller }) => ({ data: await passkeys.list(caller.account.user.id) }));

  mount(api, renamePasskey, async ({ input, parameters, caller }) => ({
    data: await passkeys.rename(caller, readId(parameters['id']), input.friendly_name),
  }));

  mount(api, removePasskey, async ({ parameters, caller, visit }) => {
    await passkeys.remove(caller, readId(parameters['id']), visit);
    return noContent;
  });

  mount(api, listPasskeysOfUser, async ({ parameters }) => {
    const { id } = await admin.get(readId(parameters['id']));
    return { data: await passkeys.list(String(id)) };
  });

  mount(api, removePasskeyOfUser, async ({ parameters }) => {
    await passkeys.removeOf(readId(parameters['id']), readId(parameters['passkey']));
    return noContent;
  });
}
