import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, settingNames } from './config.ts';
import { conformanceEnvironment } from './identity-conformance-config.ts';

const root = join(import.meta.dirname, '../../../..');
const page = (path: string) => readFileSync(join(root, path), 'utf8');

test('an empty environment is enough', () => {
  expect(readConfig({})).toMatchObject({
    ok: true,
    config: { port: 3000, host: 'localhost', databaseUrl: null, smtpUrl: null, trustedProxies: 0 },
  });
});

test('a setting that is empty counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ ok: true, config: { port: 3000 } });
});

test('every error stands in one message under the name of its setting', () => {
  const outcome = readConfig({
    PORT: '99999',
    DATABASE_URL: 'mysql://localhost',
    LOG_LEVEL: 'loud',
    TRUST_PROXY: 'yes',
  });
  const message = outcome.ok ? '' : outcome.message;
  expect(message).toContain('PORT must be a whole number from 0 to 65535.');
  expect(message).toContain('DATABASE_URL must be an address that begins with postgres:// or postgresql://.');
  expect(message).toContain('LOG_LEVEL must be one of');
  expect(message).toContain('TRUST_PROXY must be a whole number from 0 to 10.');
});

test('a data folder is told from the root and a site address loses its last slash', () => {
  const outcome = readConfig({ DATA_DIR: '/var/lib/winnow', SITE_URL: 'https://winnow.example/' });
  expect(outcome).toMatchObject({
    ok: true,
    config: { dataFolder: '/var/lib/winnow', siteUrl: 'https://winnow.example' },
  });
});

test('half of what Google needs is an error', () => {
  const outcome = readConfig({ GOOGLE_CLIENT_ID: 'x' });
  expect(outcome.ok ? '' : outcome.message).toContain('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET');
});

test('without settings of a bucket files are in the data folder; with them it is reached as they say', () => {
  const keys = { S3_BUCKET: 'winnow', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  const read = (more: Record<string, string>) => {
    const outcome = readConfig({ ...keys, ...more });
    return outcome.ok ? outcome.config.storage : outcome.message;
  };
  expect(readConfig({ DATA_DIR: '/srv/winnow' })).toMatchObject({
    ok: true,
    config: { storage: { kind: 'folder', folder: '/srv/winnow/files' } },
  });
  const own = { kind: 'bucket', bucket: 'winnow', accessKeyId: 'id', secretAccessKey: 'secret' };
  expect(read({ S3_REGION: 'eu-central-1' })).toEqual({
    ...own,
    region: 'eu-central-1',
    endpoint: null,
    prefix: '',
  });
  expect(read({ S3_ENDPOINT: 'http://minio:9000/', S3_PREFIX: 'a/b/' })).toEqual({
    ...own,
    region: 'us-east-1',
    endpoint: 'http://minio:9000',
    prefix: 'a/b/',
  });
});

test.each([
  [
    { S3_BUCKET: 'winnow' },
    /S3_ACCESS_KEY_ID is needed[\s\S]*S3_SECRET_ACCESS_KEY is needed[\s\S]*S3_REGION is/,
  ],
  [{ S3_REGION: 'eu-central-1' }, /S3_BUCKET is needed/],
  [{ S3_PREFIX: '../other' }, /S3_PREFIX must be letters/],
  [{ S3_PREFIX: '/winnow' }, /S3_PREFIX must be letters/],
  [{ S3_BUCKET: 'win/now' }, /S3_BUCKET must be the name of a bucket/],
  [{ S3_ENDPOINT: 'https://id:secret@s3.example' }, /S3_ENDPOINT must be an address alone/],
  [{ S3_ENDPOINT: 'http://s3.example' }, /S3_ENDPOINT must begin with https:/],
  [{ S3_ENDPOINT: 'http://192.0.2.1:9000' }, /S3_ENDPOINT must begin with https:/],
])('the bucket of %j is refused', (variables, words) => {
  const outcome = readConfig(variables);
  expect(outcome.ok ? '' : outcome.message).toMatch(words);
});

test.each(['http://localhost:9000', 'http://127.0.0.1:9000', 'http://10.1.2.3', 'http://[::1]:9000'])(
  'a bucket near by may be reached without TLS, as at %s',
  (S3_ENDPOINT) => {
    const outcome = readConfig({ S3_ENDPOINT });
    expect(outcome.ok ? '' : outcome.message).not.toContain('S3_ENDPOINT must');
  },
);

test.each([
  ['smtp://mail.example:587', true],
  ['smtp://mailhog:1025', true],
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1', false],
  ['smtp://[::1]:25', false],
])('whether %s must be reached by TLS is %s', (SMTP_URL, smtpRequiresTls) => {
  expect(readConfig({ SMTP_URL })).toMatchObject({ ok: true, config: { smtpRequiresTls } });
  const outcome = readConfig({ SMTP_URL, SMTP_REQUIRE_TLS: 'off' });
  expect(outcome).toMatchObject({ ok: true, config: { smtpRequiresTls: false } });
});

test.each([
  'postgres://winnow:secret@db.example/winnow',
  'postgres://winnow:secret@192.0.2.7/winnow',
  'postgres://winnow:secret@db.example/winnow?sslmode=prefer',
  'postgres://winnow:secret@db.example/winnow?sslmode=disable',
  'postgres://localhost/winnow?host=db.example',
])('a database that is not near is not reached in the clear: %s', (DATABASE_URL) => {
  const outcome = readConfig({ DATABASE_URL });
  expect(outcome.ok ? '' : outcome.message).toContain('DATABASE_URL must end with ?sslmode=verify-full');
});

test.each([
  'postgres://winnow:secret@db.example/winnow?sslmode=verify-full',
  'postgres://winnow:secret@db.example/winnow?sslmode=require',
  'postgres://winnow:secret@localhost:5432/winnow',
  'postgres://winnow:secret@10.0.0.4/winnow',
  'postgresql://winnow:secret@postgres/winnow',
])('a database may be reached at %s', (DATABASE_URL) => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({ ok: true });
});

test('operators are not known by addresses that nobody has to prove', () => {
  const wanted = { IDENTITY_AUTO_CONFIRM: 'on', OPERATOR_EMAILS: 'ops@example.org' };
  const outcome = readConfig(wanted);
  expect(outcome.ok ? '' : outcome.message).toContain('which IDENTITY_AUTO_CONFIRM=on does away with');
  expect(readConfig({ ...wanted, OPERATOR_EMAILS: '' }).ok).toBe(true);
  expect(readConfig({ ...wanted, IDENTITY_AUTO_CONFIRM: 'off' }).ok).toBe(true);
});

test('what would weaken sign-in for people is refused', () => {
  const outcome = readConfig({ IDENTITY_LIMIT_FACTOR: '1000', IDENTITY_PHONE: 'on' });
  const message = outcome.ok ? '' : outcome.message;
  expect(message).toContain('IDENTITY_LIMIT_FACTOR is for the identity service alone');
  expect(message).toContain('IDENTITY_PHONE is for the identity service alone');
});

test('a secret that is short is no secret', () => {
  const outcome = readConfig({ IDENTITY_SERVICE_KEY: 'short' });
  expect(outcome).toMatchObject({
    ok: false,
    message: expect.stringContaining('IDENTITY_SERVICE_KEY must have'),
  });
});

test('every setting stands in the example, and the example holds no other', () => {
  const shown = [...page('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map((line) => line[1]);
  expect(shown.sort()).toEqual([...settingNames].sort());
});

test('every setting is explained to whoever runs the server', () => {
  const pages = [
    'docs/operating/settings.md',
    'docs/operating/sign-in-settings.md',
    'docs/identity/conformance.md',
  ]
    .map(page)
    .join('\n');
  const unexplained = [...settingNames, ...Object.keys(conformanceEnvironment)].filter(
    (name) => !pages.includes(`\`${name}\``),
  );
  expect(unexplained).toEqual([]);
});
