import { isRoleWord } from './role-words.ts';

/**
 * Comparison key of a personal email address: lowercase, without the tag after `+` and, if the provider ignores them,
 * without dots. `null` for a shared mailbox (info@, jobs@) and for a placeholder.
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

/** Minimum and maximum digits: shorter numbers aren't unique, longer ones aren't phone numbers (E.164). */
const digitsMin = 8;
const digitsMax = 15;
/** Maximum digits by which two spellings of a number differ: a country code. */
const prefixMax = 4;

/**
 * Comparison key of a phone number: `+` and digits (E.164) if it has a country code, otherwise the digits without the
 * leading zero. `null` for an extension and for anything that isn't a phone number.
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

/** Key for finding a number: all its spellings have the same last digits. */
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
