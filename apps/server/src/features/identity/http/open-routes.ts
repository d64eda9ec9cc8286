import { mount } from '../../../platform/http/mount.ts';
import type { IdentityService } from '../identity-service.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { type IdentityApi, identityEndpoint } from './identity-endpoint.ts';
import { IdentityError } from './identity-error.ts';

const getHealth = identityEndpoint({
  method: 'GET',
  path: '/health',
  access: 'anyone',
  summary: 'Name and version of the service.',
});

const getSettings = identityEndpoint({
  method: 'GET',
  path: '/settings',
  access: 'anyone',
  summary: 'Ways to sign in that are switched on.',
});

const getPublicKeys = identityEndpoint({
  method: 'GET',
  path: '/.well-known/jwks.json',
  access: 'anyone',
  summary: 'Public keys that access tokens are verified with.',
});

const signInBySaml = identityEndpoint({
  method: 'POST',
  path: '/sso',
  access: 'anyone',
  summary: 'Always refused: SAML is not supported.',
});

const linkIdentity = identityEndpoint({
  method: 'GET',
  path: '/user/identities/authorize',
  access: 'signed-in',
  summary: 'Always refused: identities are linked by their verified address.',
});

const unlinkIdentity = identityEndpoint({
  method: 'DELETE',
  path: '/user/identities/{id}',
  access: 'signed-in',
  summary: 'Always refused, as linking is.',
});

/** Health, settings and keys, and the parts of the protocol that are not supported. */
export function mountOpenRoutes(api: IdentityApi, { settings, keys, version }: IdentityService): void {
  mount(api, getHealth, async () => ({
    data: { version, name: 'GoTrue', description: 'Winnow identity, in the protocol of Supabase Auth' },
  }));

  mount(api, getSettings, async () => ({
    data: {
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
      passkeys_enabled: relyingPartyOf(settings) !== null,
    },
  }));

  mount(api, getPublicKeys, async () => ({
    data: { keys: keys.publicKeys },
    headers: { 'cache-control': 'public, max-age=600' },
  }));

  mount(api, signInBySaml, async () => {
    throw new IdentityError('saml_provider_disabled', 'SAML 2.0 is disabled');
  });
  mount(api, linkIdentity, refuseLinking);
  mount(api, unlinkIdentity, refuseLinking);
}

async function refuseLinking(): Promise<never> {
  throw new IdentityError('manual_linking_disabled', 'Manual linking is disabled');
}
