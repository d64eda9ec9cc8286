import { expect, test } from 'vitest';
import { readLinkParameters } from './link-parameters.ts';

test.each([
  ['?token_hash=abc&type=signup', '', { kind: 'token', tokenHash: 'abc', type: 'signup' }],
  ['', '#token_hash=abc&type=recovery', { kind: 'token', tokenHash: 'abc', type: 'recovery' }],
  ['?code=123', '', { kind: 'code', code: '123' }],
  ['', '#message=Confirmation+link+accepted.&sb=', { kind: 'message' }],
  ['?returnTo=%2Fsettings', '', { kind: 'none' }],
  ['', '', { kind: 'none' }],
  ['?token_hash=abc', '', { kind: 'none' }],
  ['?token_hash=abc&type=constructor', '', { kind: 'none' }],
  ['?token_hash=&type=signup', '', { kind: 'none' }],
])('%s%s', (search, hash, expected) => {
  expect(readLinkParameters({ search, hash })).toEqual(expected);
});

test('an error is read from query and fragment, and takes precedence', () => {
  const hash = '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';
  const expected = { kind: 'error', code: 'otp_expired' };
  expect(readLinkParameters({ search: '', hash })).toEqual(expected);
  expect(readLinkParameters({ search: hash.replace('#', '?'), hash: '' })).toEqual(expected);
  expect(readLinkParameters({ search: '?code=1', hash })).toEqual(expected);
  expect(readLinkParameters({ search: '?error=server_error', hash: '' })).toMatchObject({
    code: 'server_error',
  });
});

test('if both have a value, the query wins', () => {
  expect(readLinkParameters({ search: '?code=query', hash: '#code=fragment' })).toEqual({
    kind: 'code',
    code: 'query',
  });
});
