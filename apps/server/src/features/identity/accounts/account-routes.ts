import * as z from 'zod';
import { mount } from '../../../platform/http/mount.ts';
import { type IdentityApi, identityEndpoint, noContent } from '../http/identity-endpoint.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { Visit } from '../http/identity-request.ts';
import { chooseRedirect } from '../http/redirects.ts';
import type { IdentityService } from '../identity-service.ts';
import { challengeFields, readChallenge } from '../sessions/pkce.ts';
import type { SignOutScope } from '../sessions/session-service.ts';
import { presentUser } from './account.ts';
import { contactFields, readContact, readEmail } from './contact.ts';

const data = z.record(z.string(), z.unknown()).nullish();

const signUpWithPassword = identityEndpoint({
  method: 'POST',
  path: '/signup',
  access: 'anyone',
  limit: 'sign-up',
  summary: 'Sign up with an email address and a password.',
  input: z.object({ ...contactFields, ...challengeFields, password: z.string().nullish(), data }),
});

const tokenInput = z.object({
  ...contactFields,
  password: z.string().nullish(),
  refresh_token: z.string().nullish(),
  auth_code: z.string().nullish(),
  code_verifier: z.string().nullish(),
});

const issueToken = identityEndpoint({
  method: 'POST',
  path: '/token',
  access: 'anyone',
  limit: 'token',
  summary: 'Begin or renew a session, by the grant type in the query.',
  input: tokenInput,
});

const getAccount = identityEndpoint({
  method: 'GET',
  path: '/user',
  access: 'signed-in',
  summary: 'The account of the caller.',
});

const updateAccount = identityEndpoint({
  method: 'PUT',
  path: '/user',
  access: 'signed-in',
  limit: 'update-user',
  summary: 'Change address, password or metadata of the caller.',
  input: z.object({
    ...challengeFields,
    email: z.string().nullish(),
    phone: z.string().nullish(),
    password: z.string().nullish(),
    current_password: z.string().nullish(),
    nonce: z.string().nullish(),
    data,
    app_metadata: z.unknown().optional(),
  }),
});

const signOut = identityEndpoint({
  method: 'POST',
  path: '/logout',
  access: 'signed-in',
  summary: 'End this session, the others or all.',
});

type Grant = (input: z.output<typeof tokenInput>, visit: Visit) => Promise<unknown>;

const scopes: readonly SignOutScope[] = ['global', 'local', 'others'];

/** Sign-up, sign-in, sign-out, and the caller's own account. */
export function mountAccountRoutes(api: IdentityApi, identity: IdentityService): void {
  const { settings, sessions, signUp, signIn, accounts } = identity;

  const grants: Readonly<Record<string, Grant>> = {
    async password(input, visit) {
      const contact = readContact(input);
      if (!contact) throw new IdentityError('validation_failed', 'missing email or phone');
      return signIn.withPassword(contact, input.password ?? '', visit);
    },
    async refresh_token({ refresh_token: token }, visit) {
      if (token) return sessions.refresh(token, visit);
      throw new IdentityError('validation_failed', 'refresh_token required', {
        oauthError: 'invalid_request',
      });
    },
    async pkce({ auth_code: authCode, code_verifier: verifier }, visit) {
      if (authCode && verifier) return signIn.withAuthCode(authCode, verifier, visit);
      throw new IdentityError(
        'validation_failed',
        'invalid request: both auth code and code verifier should be non-empty',
      );
    },
    async id_token() {
      throw new IdentityError(
        'validation_failed',
        'Provider (issuer "https://accounts.google.com") is not enabled',
      );
    },
    async web3() {
      throw new IdentityError('web3_provider_disabled', 'Web3 provider is disabled');
    },
  };

  mount(api, signUpWithPassword, async ({ input, query, referer, visit }) => {
    const tooMany = 'Only an email address or phone number should be provided on signup.';
    const wanted = {
      contact: readContact(input, tooMany),
      password: input.password ?? null,
      data: input.data ?? {},
      challenge: readChallenge(input),
      redirectTo: chooseRedirect(settings, query['redirect_to'], referer),
    };
    return { data: await signUp.signUp(wanted, visit) };
  });

  mount(api, issueToken, async ({ input, query, visit }) => {
    const name = query['grant_type'] ?? '';
    const grant = Object.hasOwn(grants, name) ? grants[name] : undefined;
    if (!grant) throw new IdentityError('invalid_credentials', 'unsupported_grant_type');
    return { data: await grant(input, visit) };
  });

  mount(api, getAccount, async ({ caller }) => ({ data: presentUser(caller.account) }));

  mount(api, updateAccount, async ({ input, caller, query, referer, visit }) => {
    if (input.app_metadata !== undefined) {
      throw new IdentityError('not_admin', 'Updating app_metadata requires admin privileges');
    }
    if (input.phone) throw new IdentityError('phone_provider_disabled', 'Unsupported phone provider');
    const wanted = {
      email: input.email ? readEmail(input.email) : null,
      password: input.password || null,
      currentPassword: input.current_password || null,
      nonce: input.nonce || null,
      data: input.data ?? null,
      challenge: readChallenge(input),
      redirectTo: chooseRedirect(settings, query['redirect_to'], referer),
      visit,
    };
    return { data: await accounts.change(caller, wanted) };
  });

  mount(api, signOut, async ({ caller, query, visit }) => {
    const asked = query['scope'] ?? 'global';
    const scope = scopes.find((name) => name === asked);
    if (!scope) throw new IdentityError('validation_failed', `Unsupported logout scope "${asked}"`);
    await sessions.end(caller, scope, visit);
    return noContent;
  });
}
