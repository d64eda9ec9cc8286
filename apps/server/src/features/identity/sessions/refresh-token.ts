import type { IdentityKeys } from '../keys/identity-keys.ts';
import { equalSecrets } from '../keys/identity-keys.ts';

const version = 1;
const idBytes = 16;
const headBytes = 1 + idBytes + 4;
const tagBytes = 16;

export type RefreshToken = {
  readonly sessionId: string;
  /** Number of refreshes of the session. */
  readonly counter: number;
};

/**
 * Creates a refresh token: version, session, counter, and an HMAC-SHA-256 truncated to 128 bits, keyed per session.
 * Not stored: the database alone reveals no token, and the current one can be computed again.
 */
export function writeRefreshToken(keys: IdentityKeys, { sessionId, counter }: RefreshToken): string {
  const head = Buffer.alloc(headBytes);
  head.writeUInt8(version, 0);
  Buffer.from(sessionId.replaceAll('-', ''), 'hex').copy(head, 1);
  head.writeUInt32BE(counter, 1 + idBytes);
  return Buffer.concat([head, tagOf(keys, sessionId, head)]).toString('base64url');
}

/** `null` for anything that isn't a token of this server. */
export function readRefreshToken(keys: IdentityKeys, token: string): RefreshToken | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== headBytes + tagBytes || bytes.readUInt8(0) !== version) return null;
  const head = bytes.subarray(0, headBytes);
  const hex = head.subarray(1, 1 + idBytes).toString('hex');
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (!equalSecrets(bytes.subarray(headBytes), tagOf(keys, sessionId, head))) return null;
  return { sessionId, counter: head.readUInt32BE(1 + idBytes) };
}

function tagOf(keys: IdentityKeys, sessionId: string, head: Buffer): Buffer {
  return keys.hmac(`refresh-token ${sessionId}`, head.toString('base64')).subarray(0, tagBytes);
}
