import type { GoTrueClient } from '@supabase/auth-js';
import {
  addEmailDomain,
  checkEmailDomain,
  type NewcomerRole,
  saveSingleSignOn,
  signOnProvider,
} from '@winnow/contracts';
import { createAuthClient } from '../../../testing/auth-client.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

/** The client's page to which people return. */
export const callbackPage = 'https://app.example/auth/callback';

type ProviderClient = { readonly issuer: string; readonly clientId: string; readonly clientSecret: string };

/** DNS records of a test's server. */
export type Records = Map<string, string[]>;

/** Verifies a domain and sets up an organization's provider; returns the id of its single sign-on. */
export async function setUpSignOn(
  { client }: Pick<SignedUp, 'client'>,
  records: Records,
  domain: string,
  { issuer, clientId, clientSecret }: ProviderClient,
  rules: { readonly defaultRole?: NewcomerRole; readonly admitsNewcomers?: boolean } = {},
): Promise<string> {
  const added = (await client.call(addEmailDomain, { domain })).data;
  records.set(domain, [added.record]);
  await client.call(checkEmailDomain, { id: added.id });
  const { defaultRole = 'recruiter', admitsNewcomers = true } = rules;
  const provider = { issuer, clientId, clientSecret };
  const saved = await client.call(saveSingleSignOn, { ...provider, defaultRole, admitsNewcomers });
  return saved.data.connection?.id ?? '';
}

/** A minimal browser for sign-in: keeps cookies and follows redirects one by one. */
export function createVisitor() {
  const cookies = new Map<string, string>();
  return {
    cookies,
    /** Opens a URL; returns the target of its redirect, or the URL itself. */
    async open(address: string): Promise<URL> {
      const { host } = new URL(address);
      const own = [...cookies].filter(([name]) => name.startsWith(`${host} `));
      const response = await fetch(address, {
        redirect: 'manual',
        headers: { cookie: own.map(([name, value]) => `${name.split(' ')[1]}=${value}`).join('; ') },
      });
      await response.arrayBuffer();
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') cookies.delete(`${host} ${name}`);
        else cookies.set(`${host} ${name}`, value);
      }
      return new URL(response.headers.get('location') ?? address, address);
    },
    /** Follows redirects until a URL matches the pattern; that one isn't opened. */
    async follow(address: string, until: (url: URL) => boolean): Promise<URL> {
      let at = new URL(address);
      for (let steps = 0; steps < 12 && !until(at); steps += 1) at = await this.open(at.href);
      if (!until(at)) throw new Error(`The redirects end at ${at.href}.`);
      return at;
    },
  };
}

/** Begins a sign-in at Winnow; returns the client, the browser and the URL to which it is sent. */
export async function beginSignOn(server: TestServer, connectionId: string, visitor = createVisitor()) {
  const auth = createAuthClient(server, { flowType: 'pkce' });
  const { data } = await auth.signInWithOAuth({
    // The client's types only know public providers.
    provider: signOnProvider(connectionId) as 'google',
    options: { redirectTo: callbackPage, skipBrowserRedirect: true },
  });
  return { auth, visitor, there: await visitor.open(data.url ?? '') };
}

/** Signs in at the provider; stops before Winnow's callback. */
export async function walkToCallback(server: TestServer, connectionId: string) {
  const begun = await beginSignOn(server, connectionId);
  const isBack = (url: URL) => url.href.startsWith(`${server.url}/auth/v1/callback`);
  return { ...begun, back: await begun.visitor.follow(begun.there.href, isBack) };
}

/** Performs the whole sign-in; ends with a code or an error. */
export async function signOn(
  server: TestServer,
  connectionId: string,
): Promise<{ auth: GoTrueClient; end: URL; token: string | null; error: string | null }> {
  const { auth, visitor, back } = await walkToCallback(server, connectionId);
  const end = await visitor.open(back.href);
  const code = end.searchParams.get('code');
  const error = end.searchParams.get('error_code');
  if (code === null) return { auth, end, token: null, error };
  const { data } = await auth.exchangeCodeForSession(code);
  return { auth, end, token: data.session?.access_token ?? null, error };
}
