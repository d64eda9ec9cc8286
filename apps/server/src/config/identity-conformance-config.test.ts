import { expect, test } from 'vitest';
import { readConformanceConfig } from './identity-conformance-config.ts';

const secret = 'a secret of these tests, shared with nobody';

function read(variables: Record<string, string>) {
  const outcome = readConformanceConfig(variables);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.config;
}

function errorOf(variables: Record<string, string>): string {
  const outcome = readConformanceConfig(variables);
  return outcome.ok ? '' : outcome.message;
}

test('nothing has to be set', () => {
  expect(read({})).toMatchObject({
    host: '127.0.0.1',
    port: 9999,
    path: '/auth/v1',
    folder: null,
    signingKeyFile: null,
    signsWithSharedSecret: false,
    settings: { emailLinks: 'verify', phone: false, guessPasswords: false, adminRoles: ['service_role'] },
  });
});

test('the main configuration of the client’s tests can be told', () => {
  const config = read({
    PORT: '54321',
    SITE_URL: 'http://127.0.0.1:3000',
    IDENTITY_REDIRECTS: 'https://127.0.0.1:3000,http://localhost:5173',
    IDENTITY_AUTO_CONFIRM: 'on',
    IDENTITY_ANONYMOUS: 'on',
    IDENTITY_PHONE: 'on',
    IDENTITY_MIN_PASSWORD: '6',
    IDENTITY_MAIL_COOLDOWN: '1',
    IDENTITY_SIGNING_KEYS: 'signing_keys.json',
    IDENTITY_SHARED_SECRET: secret,
    IDENTITY_ADMIN_ROLES: 'service_role,supabase_admin',
    IDENTITY_LIMIT_FACTOR: '100',
    IDENTITY_HASH_MEMORY_KIB: '64',
    IDENTITY_HASH_PASSES: '1',
  });
  expect(config).toMatchObject({
    port: 54321,
    siteUrl: 'http://127.0.0.1:3000',
    signingKeyFile: 'signing_keys.json',
    sharedSecret: secret,
    settings: {
      redirects: ['https://127.0.0.1:3000', 'http://localhost:5173'],
      autoConfirm: true,
      anonymous: true,
      phone: true,
      minPasswordLength: 6,
      emailCooldownSeconds: 1,
      adminRoles: ['service_role', 'supabase_admin'],
      limitFactor: 100,
      hashingCost: { memoryKib: 64, passes: 1 },
    },
  });
});

test('a server may answer without a path and sign with a shared secret alone', () => {
  const config = read({
    IDENTITY_PATH: '/',
    IDENTITY_SIGNING: 'shared',
    IDENTITY_SHARED_SECRET: secret,
    IDENTITY_SIGN_UP: 'off',
  });
  expect(config).toMatchObject({ path: '', signsWithSharedSecret: true, settings: { signUp: false } });
});

test('emails lead to pages where that is asked for', () => {
  expect(read({ IDENTITY_MAIL_LINKS: 'page' }).settings.emailLinks).toBe('page');
});

test('what cannot be used is told, and people are never served', () => {
  expect(errorOf({ NODE_ENV: 'production' })).toContain('not for production');
  expect(errorOf({ IDENTITY_SIGNING: 'shared' })).toContain('IDENTITY_SHARED_SECRET');
  expect(errorOf({ IDENTITY_SHARED_SECRET: 'short' })).toContain('at least 32 characters');
  expect(errorOf({ IDENTITY_PATH: 'auth', IDENTITY_LIMIT_FACTOR: '0' })).toMatch(
    /IDENTITY_PATH must begin with[\s\S]*IDENTITY_LIMIT_FACTOR must be a whole number/,
  );
  expect(errorOf({ GOOGLE_CLIENT_SECRET: 'x' })).toContain('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET');
});
