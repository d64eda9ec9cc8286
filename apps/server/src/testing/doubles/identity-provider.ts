import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { type Adapter, type AdapterPayload, type KoaContextWithOIDC, Provider } from 'oidc-provider';

/** Claims of the next person to sign in; `sub` is their id at the provider. */
export type ProviderPerson = { readonly sub: string } & Readonly<Record<string, unknown>>;

export type IdentityProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The person who signs in. */
  person: ProviderPerson;
  /** Parameters of the last authorization request. */
  readonly asked: URLSearchParams;
  stop(): Promise<void>;
};

/** An OpenID Connect provider at which `person` is already signed in. */
export async function startIdentityProvider(
  redirectAddress: string,
  options: {
    readonly claimsInIdToken?: boolean;
    readonly authMethod?: 'client_secret_basic' | 'client_secret_post';
  } = {},
): Promise<IdentityProvider> {
  const { claimsInIdToken = false, authMethod = 'client_secret_basic' } = options;
  const [clientId, clientSecret] = ['winnow-at-work', 'known to the provider and to Winnow'];
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, ProviderPerson>();
  const state = { person: { sub: 'nobody' } as ProviderPerson, asked: new URLSearchParams() };
  const scopes = 'openid email profile';
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    adapter: createStore(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectAddress],
        token_endpoint_auth_method: authMethod,
      },
    ],
    clientAuthMethods: [authMethod],
    scopes: scopes.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: !claimsInIdToken,
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['of a test'] },
    interactions: { url: (_: KoaContextWithOIDC, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: KoaContextWithOIDC, accountId: string) => ({
      accountId,
      claims: () => people.get(accountId) ?? { sub: accountId },
    }),
    // Skips the consent screen.
    async loadExistingGrant(context: KoaContextWithOIDC) {
      const grant = new provider.Grant({
        clientId,
        accountId: context.oidc.session?.accountId ?? state.person.sub,
      });
      grant.addOIDCScope(scopes);
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
  });
  const serve = provider.callback();
  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/auth') state.asked = url.searchParams;
    if (!url.pathname.startsWith('/interaction/')) return void serve(request, response);
    people.set(state.person.sub, state.person);
    void provider.interactionFinished(request, response, { login: { accountId: state.person.sub } });
  });
  return {
    issuer,
    clientId,
    clientSecret,
    get person() {
      return state.person;
    },
    set person(person) {
      state.person = person;
    },
    get asked() {
      return state.asked;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** In-memory storage of the provider. */
function createStore() {
  const rows = new Map<string, AdapterPayload>();
  return (model: string): Adapter => {
    const keyOf = (id: string) => `${model} ${id}`;
    const findBy = async (name: 'uid' | 'userCode', value: string) =>
      [...rows].find(([key, row]) => key.startsWith(`${model} `) && row[name] === value)?.[1];
    return {
      async upsert(id, payload) {
        rows.set(keyOf(id), payload);
      },
      find: async (id) => rows.get(keyOf(id)),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (code) => findBy('userCode', code),
      async consume(id) {
        const row = rows.get(keyOf(id));
        if (row) rows.set(keyOf(id), { ...row, consumed: Math.floor(Date.now() / 1000) });
      },
      async destroy(id) {
        rows.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key);
      },
    };
  };
}
