import * as z from 'zod';
import { IdentityError } from '../http/identity-error.ts';
import { type IdentityRoute, ok, userRoute } from '../http/identity-request.ts';
import type { IdentityService } from '../identity-service.ts';

const enrollInput = z.object({
  factor_type: z.string().nullish(),
  friendly_name: z.string().max(200).nullish(),
  issuer: z.string().max(200).nullish(),
});
const verifyInput = z.object({ challenge_id: z.string().nullish(), code: z.string().nullish() });

/** Second factors. */
export function factorRoutes({ settings, factors }: IdentityService): IdentityRoute[] {
  return [
    userRoute(
      { method: 'POST', path: '/factors', limit: 'factor', input: enrollInput },
      async ({ input }, caller) => {
        const type = readFactorType(input.factor_type, settings.webauthnRows);
        const wanted = { type, friendlyName: input.friendly_name ?? '', issuer: input.issuer || 'Winnow' };
        return ok(await factors.enroll(caller, wanted));
      },
    ),

    userRoute(
      { method: 'POST', path: '/factors/:id/challenge', limit: 'challenge' },
      async (request, caller) => {
        const id = readId(request.parameters['id']);
        return ok(await factors.challenge(caller, id, request.visit));
      },
    ),

    userRoute(
      { method: 'POST', path: '/factors/:id/verify', limit: 'factor', input: verifyInput },
      async ({ input, parameters, visit }, caller) => {
        const id = readId(parameters['id']);
        const given = { challengeId: readId(input.challenge_id), code: input.code ?? '', visit };
        return ok(await factors.verify(caller, id, given));
      },
    ),

    userRoute({ method: 'DELETE', path: '/factors/:id' }, async ({ parameters, visit }, caller) =>
      ok(await factors.remove(caller, readId(parameters['id']), visit)),
    ),
  ];
}

function readFactorType(given: string | null | undefined, webauthnRows: boolean): 'totp' | 'webauthn' {
  if (given === 'totp' || (given === 'webauthn' && webauthnRows)) return given;
  const isKnown = given === 'phone' || given === 'webauthn';
  throw new IdentityError(
    'validation_failed',
    isKnown ? `${given} factors are not enabled` : 'factor_type needs to be totp, phone, or webauthn',
  );
}

/** @throws IdentityError 404 for what cannot be an id */
export function readId(given: string | null | undefined): string {
  const id = z.guid().safeParse(given);
  if (id.success) return id.data;
  throw new IdentityError('validation_failed', 'The id must be an UUID', { status: 404 });
}
