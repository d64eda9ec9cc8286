import * as z from 'zod';
import { mount } from '../../../platform/http/mount.ts';
import { type IdentityApi, identityEndpoint } from '../http/identity-endpoint.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { IdentityService } from '../identity-service.ts';

const enrollFactor = identityEndpoint({
  method: 'POST',
  path: '/factors',
  access: 'signed-in',
  limit: 'factor',
  summary: 'Begin to set up a second factor.',
  input: z.object({
    factor_type: z.string().nullish(),
    friendly_name: z.string().max(200).nullish(),
    issuer: z.string().max(200).nullish(),
  }),
});

const challengeFactor = identityEndpoint({
  method: 'POST',
  path: '/factors/{id}/challenge',
  access: 'signed-in',
  limit: 'challenge',
  summary: 'Ask for a code of a factor.',
});

const verifyFactor = identityEndpoint({
  method: 'POST',
  path: '/factors/{id}/verify',
  access: 'signed-in',
  limit: 'factor',
  summary: 'Answer a challenge with a code.',
  input: z.object({ challenge_id: z.string().nullish(), code: z.string().nullish() }),
});

const removeFactor = identityEndpoint({
  method: 'DELETE',
  path: '/factors/{id}',
  access: 'signed-in',
  summary: 'Remove a factor.',
});

/** Second factors. */
export function mountFactorRoutes(api: IdentityApi, { settings, factors }: IdentityService): void {
  mount(api, enrollFactor, async ({ input, caller }) => {
    const type = readFactorType(input.factor_type, settings.webauthnRows);
    const wanted = { type, friendlyName: input.friendly_name ?? '', issuer: input.issuer || 'Winnow' };
    return { data: await factors.enroll(caller, wanted) };
  });

  mount(api, challengeFactor, async ({ parameters, caller, visit }) => ({
    data: await factors.challenge(caller, readId(parameters['id']), visit),
  }));

  mount(api, verifyFactor, async ({ input, parameters, caller, visit }) => {
    const id = readId(parameters['id']);
    const given = { challengeId: readId(input.challenge_id), code: input.code ?? '', visit };
    return { data: await factors.verify(caller, id, given) };
  });

  mount(api, removeFactor, async ({ parameters, caller, visit }) => ({
    data: await factors.remove(caller, readId(parameters['id']), visit),
  }));
}

function readFactorType(given: string | null | undefined, webauthnRows: boolean): 'totp' | 'webauthn' {
  if (given === 'totp' || (given === 'webauthn' && webauthnRows)) return given;
  const isKnown = given === 'phone' || given === 'webauthn';
  throw new IdentityError(
    'validation_failed',
    isKnown ? `${given} factors are not enabled` : 'factor_type needs to be totp, phone, or webauthn',
  );
}

/** @throws IdentityError 404 for anything that isn't a UUID */
export function readId(given: string | null | undefined): string {
  const id = z.guid().safeParse(given);
  if (id.success) return id.data;
  throw new IdentityError('validation_failed', 'The id must be an UUID', { status: 404 });
}
