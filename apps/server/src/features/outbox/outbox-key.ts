import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Key that opens the outbox page; generated at each start and only shown on the console. */
export function createOutboxKey(): string {
  return randomBytes(24).toString('base64url');
}

/** Cookie value after the key was shown. The key can't be derived from it. */
export function passOf(key: string): string {
  return createHash('sha256').update(`outbox pass ${key}`).digest('base64url');
}

/** Constant-time comparison. */
export function isSame(given: string | undefined, expected: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(expected));
}
