import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress, newestEmail } from '../../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { listEvents } from '../accounts/user-repository.ts';

const password = 'a long and quiet river';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const newerFirefox = firefox.replaceAll('145.0', '146.0');
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';
const minuteMs = 60_000;
let server: TestServer;
let now = Date.now();

beforeAll(async () => {
  const clock = { now: () => new Date(now) };
  server = await startTestServer({ clock, trustedProxies: 1 }, { autoConfirm: true, limitFactor: 1000 });
});

afterAll(() => server.stop());

type Answer = { status: number; code: string; token: string; access: string };

/** A browser or program somewhere; a browser keeps the cookies it is given. */
function device({
  address = '203.0.113.7',
  userAgent = firefox,
  isBrowser = false,
}: {
  address?: string;
  userAgent?: string;
  isBrowser?: boolean;
} = {}) {
  let cookie = '';
  async function ask(path: string, body: object): Promise<Answer> {
    const response = await fetch(`${server.url}/auth/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
        'x-forwarded-for': here.address,
        'user-agent': here.userAgent,
        ...(isBrowser && { origin: server.url, cookie }),
      },
      body: JSON.stringify(body),
    });
    if (isBrowser) cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const read = (await response.json()) as Record<string, string>;
    return {
      status: response.status,
      code: read['code'] ?? '',
      token: read['refresh_token'] ?? '',
      access: read['access_token'] ?? '',
    };
  }
  const here = {
    address,
    userAgent,
    signIn: (email: string) => ask('/token?grant_type=password', { email, password }),
    refresh: (token: string) => ask('/token?grant_type=refresh_token', { refresh_token: token }),
    cookie: () => cookie,
  };
  return here;
}

async function newAccount(): Promise<{ email: string; id: string }> {
  const email = newAddress();
  const { data } = await createAuthClient(server).signUp({ email, password });
  return { email, id: data.user?.id ?? '' };
}

async function useToken(access: string): Promise<number> {
  const headers = { authorization: `Bearer ${access}` };
  return (await fetch(`${server.url}/auth/v1/user`, { headers })).status;
}

const thieves = [
  ['in another network', { address: '198.51.100.9' }],
  ['with another browser', { userAgent: chrome }],
  ['in the same network with a copied user agent', {}],
] as const;

test.each(thieves)(
  'a thief %s who takes turns with the owner ends the session for both',
  async (_, place) => {
    const { email, id } = await newAccount();
    const owner = device();
    const thief = device(place);
    let { token: held } = await owner.signIn(email);
    // The email about this sign-in, which isn't the one checked below.
    await server.platform.queue.runTasks();
    const answers: Answer[] = [];
    for (let round = 0; round < 4; round += 1) {
      const owned = await owner.refresh(held);
      now += 11_500;
      const stolen = await thief.refresh(held);
      now += 11_500;
      answers.push(owned, stolen);
      if (owned.status === 200) held = owned.token;
    }
    expect(answers.some(({ code }) => code === 'refresh_token_already_used')).toBe(true);
    expect(answers.at(-1)?.status).toBe(400);
    expect((await owner.refresh(held)).status).toBe(400);
    expect(await useToken(answers[0]?.access ?? '')).toBe(403);
    const events = await listEvents(server.platform.openDatabase.database, id);
    expect(events.filter(({ event }) => event === 'refresh-token-reused')).toHaveLength(1);
    const message = await newestEmail(server, email);
    expect(message.subject).toBe('We ended a session to protect your account');
    expect(message.text).toMatch(/When: .* UTC[\s\S]*Device: (Firefox|Chrome), Linux[\s\S]*IP address: \d/);
    expect(message.link).toBe(`${server.url}/forgot-password`);
  },
);

test('a thief who is first is found when the owner comes', async () => {
  const { email } = await newAccount();
  const owner = device({ isBrowser: true });
  const { token } = await owner.signIn(email);
  const stolen = await device({ address: '198.51.100.9' }).refresh(token);
  expect(stolen.status).toBe(200);
  now += minuteMs;
  expect((await owner.refresh(token)).code).toBe('refresh_token_already_used');
  expect(await useToken(stolen.access)).toBe(403);
});

test('an answer that was lost is given again to the same device after five minutes, and the session goes on', async () => {
  const { email } = await newAccount();
  const owner = device();
  const { token } = await owner.signIn(email);
  const lost = await owner.refresh(token);
  now += 5 * minuteMs;
  // The browser was updated meanwhile: its version does not count.
  const again = await device({ userAgent: newerFirefox }).refresh(token);
  expect(again).toMatchObject({ status: 200, token: lost.token });
  now += 60 * minuteMs;
  expect((await owner.refresh(again.token)).status).toBe(200);
});

test('a browser is the same device by its cookie in whatever network, and however often answers are lost', async () => {
  const { email } = await newAccount();
  const laptop = device({ isBrowser: true });
  let { token } = await laptop.signIn(email);
  expect(laptop.cookie()).toMatch(/^winnow-device=/);
  for (let hour = 0; hour < 3; hour += 1) {
    now += 60 * minuteMs;
    const lost = await laptop.refresh(token);
    now += 5 * minuteMs;
    laptop.address = `192.0.2.${hour + 1}`;
    const again = await laptop.refresh(token);
    expect(again).toMatchObject({ status: 200, token: lost.token });
    token = again.token;
  }
});

test('a cookie of another browser is another device, in the same network too', async () => {
  const { email } = await newAccount();
  const owner = device({ isBrowser: true });
  const { token } = await owner.signIn(email);
  await owner.refresh(token);
  now += minuteMs;
  const other = device({ isBrowser: true });
  await other.signIn((await newAccount()).email);
  expect((await other.refresh(token)).code).toBe('refresh_token_already_used');
});

test('an answer that has been used was not lost: whoever asks for it again has stolen the token', async () => {
  const { email } = await newAccount();
  const owner = device({ isBrowser: true });
  const { token } = await owner.signIn(email);
  now += 60 * minuteMs;
  const { access } = await owner.refresh(token);
  now += 2 * minuteMs;
  expect(await useToken(access)).toBe(200);
  expect((await owner.refresh(token)).code).toBe('refresh_token_already_used');
});

test('a browser that used the answer and lost it before it was stored keeps its session', async () => {
  const { email } = await newAccount();
  const owner = device({ isBrowser: true });
  const { token } = await owner.signIn(email);
  now += 60 * minuteMs;
  const { access } = await owner.refresh(token);
  now += 30_000;
  expect(await useToken(access)).toBe(200);
  now += 8 * 60 * minuteMs;
  expect((await owner.refresh(token)).status).toBe(200);
});

test('twenty refreshes at once of a browser without a cookie keep one session', async () => {
  const { email } = await newAccount();
  const owner = device();
  const { token } = await owner.signIn(email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => owner.refresh(token)));
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.token}`)).size).toBe(1);
  now += 60 * minuteMs;
  expect((await owner.refresh(answers[0]?.token ?? '')).status).toBe(200);
});

test('a session that nobody renews ends, and one that is renewed goes on until its last day', async () => {
  const { email } = await newAccount();
  const owner = device();
  let { token } = await owner.signIn(email);
  const { token: idle } = await owner.signIn(email);
  for (let day = 0; day < 87; day += 29) {
    now += 29 * 24 * 60 * minuteMs;
    ({ token } = await owner.refresh(token));
  }
  expect(token).not.toBe('');
  expect(await owner.refresh(idle)).toMatchObject({ status: 400, code: 'session_expired' });
  expect((await owner.refresh(idle)).code).toBe('session_not_found');
  now += 4 * 24 * 60 * minuteMs;
  expect((await owner.refresh(token)).code).toBe('session_expired');
});
