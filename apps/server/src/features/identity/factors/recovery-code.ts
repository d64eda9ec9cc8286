import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import type { HashingCost } from '../identity-settings.ts';

/** Crockford's base 32: no letters that look like digits or other letters. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groupLength = 5;
const codeForm = new RegExp(`^[${alphabet}]{${2 * groupLength}}$`);

/** 50 random bits, as `7K2MX-9QT4C`. */
export function createRecoveryCode(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${group()}-${group()}`;
}

/** Normalizes a typed code; `null` if it can't be one. */
export function readRecoveryCode(given: string): string | null {
  const characters = given
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (!codeForm.test(characters)) return null;
  return `${characters.slice(0, groupLength)}-${characters.slice(groupLength)}`;
}

export function createRecoverySalt(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * Argon2id, so that 50 bits withstand an attacker who has the database. One salt per account: an attempt
 * costs one hash, not ten. Independent of the server's keys, which may be rotated.
 */
export async function hashRecoveryCode(code: string, salt: string, cost: HashingCost): Promise<string> {
  const hash = await hashRaw(code, {
    salt: Buffer.from(salt, 'base64url'),
    memoryCost: Math.min(cost.memoryKib, 19_456),
    timeCost: Math.min(cost.passes, 2),
    parallelism: 1,
  });
  return hash.toString('base64url');
}
