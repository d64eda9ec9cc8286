import { isRoleWord } from './role-words.ts';

/**
 * An email address by which one person is known: lowercase, without the tag behind `+` and, where the provider ignores
 * them, without dots. `null` for a mailbox of many (info@, jobs@) and for a placeholder.
 * @param names folded words of the name on the same resume: `anna.jobs@` is Anna's
 */
export function emailKey(address: string, names: readonly string[]): string | null {
  const [local = '', domain = '', ...rest] = address.normalize('NFKC').trim().toLowerCase().split('@');
  if (!local || !domain.includes('.') || rest.length > 0 || address.length > 254) return null;
  const [mailbox = ''] = local.split('+');
  const isOwn = names.some((name) => name.length >= 3 && mailbox.includes(name));
  const words = mailbox.split(/[^a-z]/).filter(Boolean);
  if (!mailbox || (!isOwn && words.some(isRoleWord))) return null;
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}

/** Digits of shorter ones are not unique, longer ones are no numbers (E.164). */
const digitsMin = 8;
const digitsMax = 15;
/** Two spellings of a number differ by the prefix of a country at most. */
const prefixMax = 4;

/**
 * A telephone number in the manner of E.164: `+` and digits where the country is written, else the digits without the
 * zero that is dialed within a country. `null` for an extension of a switchboard and for what is no number.
 */
export function phoneKey(written: string): string | null {
  const given = written.normalize('NFKC').slice(0, 60).toLowerCase();
  if (/(?:ext|durchwahl|poste|x)\.? ?\d/.test(given)) return null;
  const dialed = given.replaceAll('(0)', '').replace(/[^\d+]/g, '');
  const isInternational = /^(?:\+|00)/.test(dialed);
  const digits = dialed.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < digitsMin || digits.length > digitsMax || isPlaceholder(digits)) return null;
  return isInternational ? `+${digits}` : digits;
}

/** Under what a number is looked up: all its spellings end alike. */
export const phoneEnding = (key: string): string => key.slice(-digitsMin);

/** Whether two keys are spellings of the same number. */
export function isSamePhone(left: string, right: string): boolean {
  if (left === right) return true;
  if (left.startsWith('+') && right.startsWith('+')) return false;
  const [short = '', long = ''] = [left, right]
    .map((key) => key.replace('+', ''))
    .sort((one, other) => one.length - other.length);
  return long.endsWith(short) && long.length - short.length <= prefixMax;
}

function isPlaceholder(digits: string): boolean {
  const end = digits.slice(-7);
  return /^(\d)\1+$/.test(end) || '01234567890'.includes(end) || '09876543210'.includes(end);
}
