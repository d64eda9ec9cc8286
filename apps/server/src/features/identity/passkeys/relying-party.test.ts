import { expect, test } from 'vitest';
import { createAuthClient } from '../../../testing/auth-client.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';
import { relyingPartyOf } from './relying-party.ts';

test.each([
  ['https://hire.winnow.example', 'hire.winnow.example'],
  ['https://winnow.example:8443', 'winnow.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://winnow.localhost:3000', 'winnow.localhost'],
])('passkeys of %s are for %s', (siteUrl, id) => {
  expect(relyingPartyOf({ siteUrl, passkeyOrigin: null })).toMatchObject({ id, origin: siteUrl });
});

test.each(['http://winnow.example', 'http://127.0.0.1:3000', 'https://203.0.113.5', 'https://[2001:db8::1]'])(
  'browsers allow no passkeys at %s',
  (siteUrl) => {
    expect(relyingPartyOf({ siteUrl, passkeyOrigin: null })).toBeNull();
  },
);

test('if browsers allow no passkeys, the service reports that and offers none', async () => {
  const server = await startTestServer();
  try {
    const settings = await fetch(`${server.url}/auth/v1/settings`);
    expect(await settings.json()).toMatchObject({ passkeys_enabled: false });
    const { error } = await createAuthClient(server).passkey.startAuthentication();
    expect(error).toMatchObject({ status: 404, code: 'passkey_disabled' });
  } finally {
    await server.stop();
  }
});
