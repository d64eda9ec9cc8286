import * as z from 'zod';
import { type IdentityRoute, ok, userRoute } from '../http/identity-request.ts';
import type { IdentityService } from '../identity-service.ts';

const useInput = z.object({ code: z.string().max(200).nullish() });

/** Codes in place of a second factor. The protocol knows none: these addresses are our own. */
export function recoveryCodeRoutes({ recoveryCodes }: IdentityService): IdentityRoute[] {
  return [
    userRoute({ method: 'GET', path: '/recovery-codes' }, async (_, caller) =>
      ok(await recoveryCodes.describe(caller)),
    ),

    userRoute({ method: 'POST', path: '/recovery-codes', limit: 'factor' }, async ({ visit }, caller) =>
      ok(await recoveryCodes.renew(caller, visit)),
    ),

    userRoute(
      { method: 'POST', path: '/recovery-codes/verify', limit: 'factor', input: useInput },
      async ({ input, visit }, caller) => ok(await recoveryCodes.use(caller, input.code ?? '', visit)),
    ),
  ];
}
