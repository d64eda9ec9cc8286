import * as z from 'zod';
import { mount } from '../../../platform/http/mount.ts';
import { type IdentityApi, identityEndpoint } from '../http/identity-endpoint.ts';
import type { IdentityService } from '../identity-service.ts';

const getRecoveryCodes = identityEndpoint({
  method: 'GET',
  path: '/recovery-codes',
  access: 'signed-in',
  summary: 'How many recovery codes are left.',
});

const renewRecoveryCodes = identityEndpoint({
  method: 'POST',
  path: '/recovery-codes',
  access: 'signed-in',
  limit: 'factor',
  summary: 'Replace the recovery codes by new ones.',
});

const useRecoveryCode = identityEndpoint({
  method: 'POST',
  path: '/recovery-codes/verify',
  access: 'signed-in',
  limit: 'factor',
  summary: 'Sign in with a recovery code in place of the second factor.',
  input: z.object({ code: z.string().max(200).nullish() }),
});

/** Codes that replace a second factor. They aren't part of the protocol: these paths are our own. */
export function mountRecoveryCodeRoutes(api: IdentityApi, { recoveryCodes }: IdentityService): void {
  mount(api, getRecoveryCodes, async ({ caller }) => ({ data: await recoveryCodes.describe(caller) }));
  mount(api, renewRecoveryCodes, async ({ caller, visit }) => ({
    data: await recoveryCodes.renew(caller, visit),
  }));
  mount(api, useRecoveryCode, async ({ input, caller, visit }) => ({
    data: await recoveryCodes.use(caller, input.code ?? '', visit),
  }));
}
