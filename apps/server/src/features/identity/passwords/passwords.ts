import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { IdentityError } from '../http/identity-error.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import { isForeignHash, verifyForeign } from './foreign-password.ts';
import { createGuessPassword } from './guess-passwords.ts';

/** Maximum length; passwords are never truncated. */
const maxLength = 72;
/** Minimum zxcvbn score (0 to 4); below it, fewer than a million guesses are enough. */
const minScore = 2;

export type Weakness = { readonly reasons: readonly string[]; readonly message: string };

export type Passwords = {
  /** Returns an Argon2id hash. */
  hash(password: string): Promise<string>;
  /** Takes the same time without a password or user. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Whether a hash was imported or has outdated parameters: the next sign-in rehashes it. */
  isOutdated(hash: string): boolean;
  /** Why a password is refused; `null` if it is accepted. @param hints what an attacker would try first */
  findWeakness(password: string, hints: readonly string[]): Promise<Weakness | null>;
  /** @throws IdentityError `weak_password`, or `validation_failed` for one that is too long */
  require(password: string, hints: readonly string[]): Promise<void>;
};

export async function createPasswords(
  settings: Pick<IdentitySettings, 'minPasswordLength' | 'guessPasswords' | 'hashingCost'>,
): Promise<Passwords> {
  const { memoryKib, passes } = settings.hashingCost;
  const hashPassword = (password: string) =>
    hash(password, { memoryCost: memoryKib, timeCost: passes, parallelism: 1 });
  const nobodysHash = await hashPassword(randomBytes(16).toString('hex'));
  const guess = settings.guessPasswords ? createGuessPassword() : null;

  async function findWeakness(password: string, hints: readonly string[]): Promise<Weakness | null> {
    const weaknesses: [reason: string, message: string][] = [];
    if ([...password].length < settings.minPasswordLength) {
      weaknesses.push(['length', `Password should be at least ${settings.minPasswordLength} characters.`]);
    } else if (guess && (await guess(password, [...hints, 'winnow'])) < minScore) {
      weaknesses.push([
        'pwned',
        'Password is known to be weak and easy to guess, please choose a different one.',
      ]);
    }
    if (weaknesses.length === 0) return null;
    return {
      reasons: weaknesses.map(([reason]) => reason),
      message: weaknesses.map(([, message]) => message).join(' '),
    };
  }

  return {
    hash: hashPassword,
    async verify(stored, password) {
      if (stored !== null && isForeignHash(stored)) return verifyForeign(stored, password);
      const matches = await verify(stored ?? nobodysHash, password);
      return stored !== null && matches;
    },
    isOutdated: (stored) => !stored.startsWith(`$argon2id$v=19$m=${memoryKib},t=${passes},p=1$`),
    findWeakness,
    async require(password, hints) {
      if ([...password].length > maxLength) {
        throw new IdentityError(
          'validation_failed',
          `Password cannot be longer than ${maxLength} characters`,
        );
      }
      const weakness = await findWeakness(password, hints);
      if (weakness) {
        throw new IdentityError('weak_password', weakness.message, { weakPasswordReasons: weakness.reasons });
      }
    },
  };
}
