/**
 * Whether response times reveal who has an account: medians of an address with one and of an address without, taken in
 * turns, for every public request. Figures of shared machines are noisy: run it alone.
 *
 *   npm run bench:identity                  200 trials each, at the product's cost of hashing
 *   npm run bench:identity -- --trials 50
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { trials: { type: 'string', default: '200' } } });
const trials = Number(values.trials);
const serviceKey = randomUUID() + randomUUID();
const limitPercent = 10;

const server = spawn(process.execPath, ['apps/server/src/identity-main.ts'], {
  env: {
    ...process.env,
    PORT: '0',
    IDENTITY_PATH: '/',
    IDENTITY_SERVICE_KEY: serviceKey,
    IDENTITY_LIMIT_FACTOR: '100000',
    IDENTITY_MAIL_COOLDOWN: '0',
    IDENTITY_FRESH_MINUTES: '1440',
    IDENTITY_MAILS_PER_HOUR: '1000000',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
const url = /http:\S+/.exec(line)?.[0] ?? '';

const newAddress = () => `person-${randomUUID()}@example.org`;
const password = 'a long and quiet river';
const known = newAddress();
await post('/admin/users', { email: known, password, email_confirm: true }, serviceKey);
const waiting = newAddress();
await post('/signup', { email: waiting, password });

const asker = newAddress();
await post('/admin/users', { email: asker, password, email_confirm: true }, serviceKey);
const session = (await post('/token?grant_type=password', { email: asker, password })) as {
  readonly access_token: string;
};

type Question = readonly [
  name: string,
  path: string,
  body: (email: string) => object,
  account: string,
  /** API key of the caller, for requests that require login. */
  key?: string,
];
const questions: readonly Question[] = [
  ['a wrong password', '/token?grant_type=password', (email) => ({ email, password: 'another' }), known],
  ['a sign-up', '/signup', (email) => ({ email, password }), known],
  ['a sign-up once more', '/signup', (email) => ({ email, password }), waiting],
  ['a forgotten password', '/recover', (email) => ({ email }), known],
  ['a code to sign in', '/otp', (email) => ({ email }), known],
  ['an email once more', '/resend', (email) => ({ email, type: 'signup' }), known],
  ['a wrong code', '/verify', (email) => ({ email, type: 'email', token: '000000' }), known],
  ['a new address', '/user', (email) => ({ email }), known, session.access_token],
];

try {
  for (const [name, path, body, account, key] of questions) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let trial = 0; trial < trials + 10; trial += 1) {
      // Alternating in order, so that load on the machine affects both alike.
      const order = trial % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const who of order) {
        const ms = await timeOf(path, body(who === 'known' ? account : newAddress()), key);
        if (trial >= 10) times[who].push(ms);
      }
    }
    const [withAccount, without] = [median(times.known), median(times.unknown)];
    const difference = (100 * Math.abs(withAccount - without)) / Math.min(withAccount, without);
    process.stdout.write(
      `${name.padEnd(24)} ${withAccount.toFixed(2)} ms with an account, ${without.toFixed(2)} ms without: ${difference.toFixed(1)} % apart (limit ${limitPercent} %)\n`,
    );
  }
} finally {
  server.kill('SIGTERM');
}

async function timeOf(path: string, body: object, key?: string): Promise<number> {
  const started = performance.now();
  await post(path, body, key);
  return performance.now() - started;
}

async function post(path: string, body: object, key?: string): Promise<unknown> {
  const headers = key ? { authorization: `Bearer ${key}` } : {};
  const method = path === '/user' ? 'PUT' : 'POST';
  const response = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
  const answer: unknown = await response.json();
  if (response.status >= 500) throw new Error(`${path} answered ${response.status}.`);
  if (method === 'PUT' && !response.ok) throw new Error(`${path} answered ${response.status}.`);
  return answer;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0;
}
