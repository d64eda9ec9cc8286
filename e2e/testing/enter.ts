import type { Page } from '@playwright/test';
import { type Client, createClient, type SignedIn, storageKeys } from '@winnow/contracts';
import { addFactor } from './add-factor.ts';
import { receiveEmail } from './emails.ts';
import { addressOf, newPerson, type Person } from './person.ts';

/** A signed-in user on a page, after the questions of the first visit. */
export type Entered = {
  readonly person: Person;
  /** Calls the API as this person. */
  readonly client: Client;
};

/**
 * Creates an account and signs a page in with it, without the login screens, which have their own tests. Ends on a
 * blank page.
 */
export function enter(page: Page, person: Person = newPerson()): Promise<Entered> {
  return enterWith(page, person, async (session) => session);
}

/** As `enter`, with the authenticator app that operators need. */
export function enterAsOperator(page: Page, person: Person): Promise<Entered> {
  return enterWith(page, person, async (session, headers) => {
    const lifted = await addFactor(async (path, data) => {
      const answer = await page.request.post(path, { data, headers });
      if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
      return answer.json();
    });
    return { ...session, token: lifted.access_token, refreshToken: lifted.refresh_token };
  });
}

type Lift = (session: SignedIn, headers: Record<string, string>) => Promise<SignedIn>;

async function enterWith(page: Page, person: Person, lift: Lift): Promise<Entered> {
  const forwarded = { 'x-forwarded-for': addressOf(person.email) };
  await page.setExtraHTTPHeaders(forwarded);
  const call = async <Data>(path: string, data: object): Promise<Data> => {
    const answer = await page.request.post(path, { data, headers: forwarded });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()).data;
  };
  await call('/api/auth/signup', person);
  const { code } = await receiveEmail(page, person.email, 'Confirm your email address');
  const signedIn = await call<SignedIn>('/api/auth/verify-email', { email: person.email, code });
  const { token, refreshToken, tokenType, expiresAt } = await lift(signedIn, {
    ...forwarded,
    authorization: `Bearer ${signedIn.token}`,
  });
  const headers = { ...forwarded, authorization: `Bearer ${token}` };
  const user = await (await page.request.get('/auth/v1/user', { headers })).json();
  const session = {
    access_token: token,
    refresh_token: refreshToken,
    token_type: tokenType,
    expires_at: expiresAt,
    expires_in: 3600,
    user,
  };
  // A page without scripts, so that nothing reads the storage before it is filled.
  await page.goto('/robots.txt');
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    storageOf(session, person),
  );
  const origin = new URL(page.url()).origin;
  return { person, client: createClient({ baseUrl: `${origin}/api`, headers: () => headers }) };
}

type KeptSession = { readonly access_token: string; readonly user: { readonly id: string } };

/** The browser storage as the login screens leave it. */
function storageOf(session: KeptSession, { name, email }: Person): [string, string][] {
  const { id } = session.user;
  const known = { userId: null, googleSignIn: false, isVerified: true, profileImage: null };
  return [
    ['auth_session', JSON.stringify(session)],
    [storageKeys.authToken, session.access_token],
    [storageKeys.userData, JSON.stringify({ ...known, id, name, email })],
    [`onboarding_offered_${id}`, 'yes'],
  ];
}
