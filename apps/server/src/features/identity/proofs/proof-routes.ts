import * as z from 'zod';
import { mount } from '../../../platform/http/mount.ts';
import { contactFields, readContact, readEmail } from '../accounts/contact.ts';
import {
  type IdentityAnswer,
  type IdentityApi,
  type IdentityCall,
  identityEndpoint,
  redirect,
} from '../http/identity-endpoint.ts';
import { IdentityError } from '../http/identity-error.ts';
import { addToAddress, chooseRedirect, describeRefusal } from '../http/redirects.ts';
import type { IdentityService } from '../identity-service.ts';
import { challengeFields, readChallenge } from '../sessions/pkce.ts';
import { type Given, proofKinds, type VerificationType } from './verification-service.ts';

const otpInput = z.object({
  ...contactFields,
  ...challengeFields,
  data: z.record(z.string(), z.unknown()).nullish(),
  create_user: z.boolean().nullish(),
});

const verifyInput = z.object({
  ...contactFields,
  type: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
});

const sendCode = identityEndpoint({
  method: 'POST',
  path: '/otp',
  access: 'anyone',
  limit: 'otp',
  summary: 'Send a link and a code to sign in with.',
  input: otpInput,
});

const sendMagicLink = identityEndpoint({
  method: 'POST',
  path: '/magiclink',
  access: 'anyone',
  limit: 'otp',
  summary: 'The same, by its older name.',
  input: otpInput,
});

const recoverAccount = identityEndpoint({
  method: 'POST',
  path: '/recover',
  access: 'anyone',
  limit: 'recover',
  summary: 'Send a link and a code to reset the password.',
  input: z.object({ ...challengeFields, email: z.string().nullish() }),
});

const resendEmail = identityEndpoint({
  method: 'POST',
  path: '/resend',
  access: 'anyone',
  limit: 'resend',
  summary: 'Send the email of a sign-up or a change of address again.',
  input: z.object({ ...contactFields, ...challengeFields, type: z.string().nullish() }),
});

const verifyCode = identityEndpoint({
  method: 'POST',
  path: '/verify',
  access: 'anyone',
  limit: 'verify',
  summary: 'Verify a code or the token of a link.',
  input: verifyInput,
});

const openLink = identityEndpoint({
  method: 'GET',
  path: '/verify',
  access: 'anyone',
  limit: 'verify',
  summary: 'Verify the link of an email and redirect to the site.',
});

const reauthenticate = identityEndpoint({
  method: 'GET',
  path: '/reauthenticate',
  access: 'signed-in',
  limit: 'otp',
  summary: 'Send a code that confirms a change of password.',
});

const half = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Requests for emails with links and codes, and their verification. */
export function mountProofRoutes(
  api: IdentityApi,
  { settings, proofs, verification }: IdentityService,
): void {
  const target = ({ query, referer }: Pick<IdentityCall<unknown>, 'query' | 'referer'>) =>
    chooseRedirect(settings, query['redirect_to'], referer);

  async function sendSignIn(request: IdentityCall<z.output<typeof otpInput>>): Promise<IdentityAnswer> {
    const { input } = request;
    const contact = readContact(input);
    if (!contact) throw new IdentityError('validation_failed', 'One of email or phone must be set');
    const wanted = {
      data: input.data ?? {},
      createUser: input.create_user ?? true,
      // Sent by our own screens: the protocol has no field for it.
      isConfirmation: input.create_user === false && input.data?.['purpose'] === 'confirmation',
      challenge: readChallenge(input),
      redirectTo: target(request),
    };
    await proofs.sendSignIn(contact, wanted, request.visit);
    return { data: {} };
  }

  mount(api, sendCode, sendSignIn);
  mount(api, sendMagicLink, sendSignIn);

  mount(api, recoverAccount, async (request) => {
    const { input } = request;
    if (!input.email) {
      throw new IdentityError('validation_failed', 'Password recovery requires an email');
    }
    const challenge = readChallenge(input);
    const wanted = { challenge, redirectTo: target(request) };
    await proofs.sendRecovery(readEmail(input.email), wanted, request.visit);
    return { data: {} };
  });

  mount(api, resendEmail, async (request) => {
    const { input } = request;
    const types = ['signup', 'email_change', 'sms', 'phone_change'];
    if (!types.includes(input.type ?? '')) {
      throw new IdentityError('validation_failed', `Missing one of these types: ${types.join(', ')}`);
    }
    const contact = readContact(input);
    if (!contact) throw new IdentityError('validation_failed', 'Missing email address or phone number');
    const type = input.type === 'signup' || input.type === 'email_change' ? input.type : null;
    if (contact.kind === 'phone' || type === null) {
      // No text messages are ever sent, so there is nothing to resend.
      if (settings.phone) return { data: {} };
      throw new IdentityError('phone_provider_disabled', 'Unsupported phone provider');
    }
    const wanted = { challenge: readChallenge(input), redirectTo: target(request) };
    await proofs.resend(type, contact.value, wanted, request.visit);
    return { data: {} };
  });

  mount(api, verifyCode, async (request) => {
    const { input, visit } = request;
    const type = readType(input.type);
    const given = readGiven(input);
    const verified = await verification.verify(requireEmailTransport(type), given, {
      visit,
      toBrowser: false,
    });
    return { data: verified.kind === 'session' ? verified.session : { msg: half, code: '200' } };
  });

  mount(api, openLink, async (request) => {
    const { query, visit } = request;
    const address = target(request);
    const linkToken = query['token'] ?? '';
    const isPkce = linkToken.startsWith('pkce_');
    const type = query['type'] ?? '';
    try {
      const given = { by: 'link', linkToken } as const;
      const verified = await verification.verify(requireEmailTransport(readType(type)), given, {
        visit,
        toBrowser: true,
      });
      if (verified.kind === 'auth-code') return redirectWith(address, { query: { code: verified.authCode } });
      if (verified.kind === 'half') {
        const message = { message: half };
        return redirectWith(address, { fragment: { ...message, sb: '' }, ...(isPkce && { query: message }) });
      }
      return redirectWith(address, { fragment: asFragment(verified.session, type) });
    } catch (error) {
      if (!(error instanceof IdentityError) || error.status >= 500) throw error;
      const refusal = describeRefusal(error);
      return redirectWith(address, { fragment: { ...refusal, sb: '' }, ...(isPkce && { query: refusal }) });
    }
  });

  mount(api, reauthenticate, async ({ caller, visit }) => {
    await proofs.sendReauthentication(caller, visit);
    return { data: {} };
  });
}

function readType(given: string | null | undefined): VerificationType | 'phone' {
  if (!given) throw new IdentityError('validation_failed', 'Verify requires a verification type');
  if (given === 'sms' || given === 'phone_change') return 'phone';
  if (Object.hasOwn(proofKinds, given)) return given as VerificationType;
  throw new IdentityError('validation_failed', 'Unsupported verification type');
}

/** No text messages are ever sent, so a code of one can't be right. */
function requireEmailTransport(type: VerificationType | 'phone'): VerificationType {
  if (type !== 'phone') return type;
  throw new IdentityError('otp_expired', 'Token has expired or is invalid');
}

function readGiven(input: z.output<typeof verifyInput>): Given {
  if (!input.token && !input.token_hash) {
    throw new IdentityError('validation_failed', 'Verify requires either a token or a token hash');
  }
  if (input.token_hash) {
    if (input.email || input.phone || input.token) {
      throw new IdentityError('validation_failed', 'Only the token_hash and type should be provided');
    }
    return { by: 'link', linkToken: input.token_hash };
  }
  const contact = readContact(input);
  if (!contact) {
    throw new IdentityError(
      'validation_failed',
      'Only an email address or phone number should be provided on verify',
    );
  }
  return { by: 'code', sentTo: contact.value, code: input.token ?? '' };
}

function asFragment(session: Readonly<Record<string, unknown>>, type: string): Record<string, string> {
  const names = ['access_token', 'expires_at', 'expires_in', 'refresh_token'];
  const values = Object.fromEntries(names.map((name) => [name, String(session[name])]));
  return { ...values, sb: '', token_type: 'bearer', type };
}

function redirectWith(address: string, additions: Parameters<typeof addToAddress>[1]): IdentityAnswer {
  return redirect(303, addToAddress(address, additions));
}
