import type { IdentityService } from '../identity-service.ts';
import { IdentityError } from './identity-error.ts';
import { type IdentityRoute, ok, publicRoute, userRoute } from './identity-request.ts';

/** What the service says of itself, and the doors that stay shut. */
export function openRoutes({ settings, keys, version }: IdentityService): IdentityRoute[] {
  return [
    publicRoute({ method: 'GET', path: '/health' }, async () =>
      ok({ version, name: 'GoTrue', description: 'Winnow identity, in the protocol of Supabase Auth' }),
    ),

    publicRoute({ method: 'GET', path: '/settings' }, async () =>
      ok({
        external: {
          anonymous_users: settings.anonymous,
          email: true,
          phone: settings.phone,
          google: settings.google !== null,
        },
        disable_signup: !settings.signUp,
        mailer_autoconfirm: settings.autoConfirm,
        phone_autoconfirm: settings.phone && settings.autoConfirm,
        sms_provider: '',
        saml_enabled: false,
        passkeys_enabled: false,
      }),
    ),

    publicRoute({ method: 'GET', path: '/.well-known/jwks.json' }, async () => ({
      status: 200,
      body: { keys: keys.publicKeys },
      headers: { 'cache-control': 'public, max-age=600' },
    })),

    publicRoute({ method: 'POST', path: '/sso' }, async () => {
      throw new IdentityError('saml_provider_disabled', 'SAML 2.0 is disabled');
    }),
    userRoute({ method: 'GET', path: '/user/identities/authorize' }, refuseLinking),
    userRoute({ method: 'DELETE', path: '/user/identities/:id' }, refuseLinking),
  ];
}

async function refuseLinking(): Promise<never> {
  throw new IdentityError('manual_linking_disabled', 'Manual linking is disabled');
}
