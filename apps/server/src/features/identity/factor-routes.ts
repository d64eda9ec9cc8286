import * as z from 'zod';
import type { FactorService } from './factor-service.ts';
import { IdentityError } from './identity-error.ts';
import { type IdentityRoute, ok, userRoute } from './identity-request.ts';

const enrollInput = z.object({
  factor_type: z.string().nullish(),
  friendly_name: z.string().max(200).nullish(),
  issuer: z.string().max(200).nullish(),
});
const verifyInput = z.object({ challenge_id: z.string().nullish(), code: z.string().nullish() });

/** Second factors. */
export function factorRoutes({ factors }: { factors: FactorService }): IdentityRoute[] {
  return [
    userRoute(
      { method: 'POST', path: '/factors', limit: 'factor', input: enrollInput },
      async ({ input }, caller) => {
        if (input.factor_type !== 'totp') {
          const isKnown = input.factor_type === 'phone' || input.factor_type === 'webauthn';
          throw new IdentityError(
            'validation_failed',
            isKnown
              ? `${input.factor_type} factors are not enabled`
              : 'factor_type needs to be totp, phone, or webauthn',
          );
        }
        const wanted = { friendlyName: input.friendly_name ?? '', issuer: input.issuer || 'Winnow' };
        return ok(await factors.enroll(caller, wanted));
      },
    ),

    userRoute(
      { method: 'POST', path: '/factors/:id/challenge', limit: 'challenge' },
      async (request, caller) => {
        const id = readId(request.parameters['id']);
        return ok(await factors.challenge(caller, id, request.visit.address));
      },
    ),

    userRoute(
      { method: 'POST', path: '/factors/:id/verify', limit: 'factor', input: verifyInput },
      async ({ input, parameters, visit: { address } }, caller) => {
        const id = readId(parameters['id']);
        const given = { challengeId: readId(input.challenge_id), code: input.code ?? '', address };
        return ok(await factors.verify(caller, id, given));
      },
    ),

    userRoute({ method: 'DELETE', path: '/factors/:id' }, async ({ parameters }, caller) =>
      ok(await factors.remove(caller, readId(parameters['id']))),
    ),
  ];
}

/** @throws IdentityError 404 for what cannot be an id */
export function readId(given: string | null | undefined): string {
  const id = z.guid().safeParse(given);
  if (id.success) return id.data;
  throw new IdentityError('validation_failed', 'The id must be an UUID', { status: 404 });
}
