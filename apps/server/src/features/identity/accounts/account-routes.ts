import * as z from 'zod';
import { IdentityError } from '../http/identity-error.ts';
import { type IdentityRoute, ok, publicRoute, userRoute, type Visit } from '../http/identity-request.ts';
import { chooseRedirect } from '../http/redirects.ts';
import type { IdentityService } from '../identity-service.ts';
import { challengeFields, readChallenge } from '../sessions/pkce.ts';
import type { SignOutScope } from '../sessions/session-service.ts';
import { presentUser } from './account.ts';
import { contactFields, readContact, readEmail } from './contact.ts';

const data = z.record(z.string(), z.unknown()).nullish();

const signUpInput = z.object({ ...contactFields, ...challengeFields, password: z.string().nullish(), data });

const tokenInput = z.object({
  ...contactFields,
  password: z.string().nullish(),
  refresh_token: z.string().nullish(),
  auth_code: z.string().nullish(),
  code_verifier: z.string().nullish(),
});

const accountInput = z.object({
  ...challengeFields,
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  nonce: z.string().nullish(),
  data,
  app_metadata: z.unknown().optional(),
});

type Grant = (input: z.output<typeof tokenInput>, visit: Visit) => Promise<unknown>;

const scopes: readonly SignOutScope[] = ['global', 'local', 'others'];

/** Signing up, in and out, and one's own record. */
export function accountRoutes(identity: IdentityService): IdentityRoute[] {
  const { settings, sessions, signUp, signIn, accounts } = identity;

  const grants: Readonly<Record<string, Grant>> = {
    async password(input, visit) {
      const contact = readContact(input);
      if (!contact) throw new IdentityError('validation_failed', 'missing email or phone');
      return signIn.withPassword(contact, input.password ?? '', visit);
    },
    async refresh_token({ refresh_token: token }, visit) {
      if (token) return sessions.refresh(token, visit);
      throw new IdentityError('validation_failed', 'refresh_token required', { inOAuthForm: true });
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

  return [
    publicRoute(
      { method: 'POST', path: '/signup', limit: 'sign-up', input: signUpInput },
      async (request) => {
        const { input, query, referer, visit } = request;
        const tooMany = 'Only an email address or phone number should be provided on signup.';
        const wanted = {
          contact: readContact(input, tooMany),
          password: input.password ?? null,
          data: input.data ?? {},
          challenge: readChallenge(input),
          redirectTo: chooseRedirect(settings, query['redirect_to'], referer),
        };
        return ok(await signUp.signUp(wanted, visit));
      },
    ),

    publicRoute({ method: 'POST', path: '/token', limit: 'token', input: tokenInput }, async (request) => {
      const name = request.query['grant_type'] ?? '';
      const grant = Object.hasOwn(grants, name) ? grants[name] : undefined;
      if (!grant) throw new IdentityError('invalid_credentials', 'unsupported_grant_type');
      return ok(await grant(request.input, request.visit));
    }),

    userRoute({ method: 'GET', path: '/user' }, async (_, { account }) => ok(presentUser(account))),

    userRoute(
      { method: 'PUT', path: '/user', limit: 'update-user', input: accountInput },
      async ({ input, query, referer, visit }, caller) => {
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
        return ok(await accounts.change(caller, wanted));
      },
    ),

    userRoute({ method: 'POST', path: '/logout' }, async ({ query, visit }, caller) => {
      const asked = query['scope'] ?? 'global';
      const scope = scopes.find((name) => name === asked);
      if (!scope) throw new IdentityError('validation_failed', `Unsupported logout scope "${asked}"`);
      await sessions.end(caller, scope, visit);
      return { status: 204 };
    }),
  ];
}
