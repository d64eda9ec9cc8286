import { limits } from '@winnow/contracts';
import type { IdentityTexts } from '../identity-texts.ts';
import type { FieldErrors } from './identity-errors.ts';

type ErrorTexts = IdentityTexts['errors'];

const longestAddress = 255;
/** Maximum length; the identity service refuses longer passwords. */
export const passwordMax = 72;
export const passwordMin = 8;
/** Digits of codes in emails and of authenticator apps. */
export const codeDigits = 6;

/** Validates the fields before sending; empty if all are valid. */
export function checkFields(
  values: Readonly<Partial<Record<'name' | 'email' | 'newPassword' | 'password' | 'code', string>>>,
  texts: ErrorTexts,
): FieldErrors {
  return {
    ...(values.name !== undefined && error('name', checkName(values.name, texts))),
    ...(values.email !== undefined && error('email', checkEmail(values.email, texts))),
    ...(values.newPassword !== undefined && error('password', checkNewPassword(values.newPassword, texts))),
    ...(values.password === '' && error('password', texts.passwordRequired)),
    ...(values.code !== undefined && error('code', checkCode(values.code, texts))),
  };
}

function error(field: 'name' | 'email' | 'password' | 'code', words: string | null): FieldErrors {
  return words === null ? {} : { [field]: words };
}

function checkName(name: string, texts: ErrorTexts): string | null {
  const { length } = [...name.trim()];
  if (length === 0) return texts.nameRequired;
  if (length < limits.nameMin) return texts.nameShort(limits.nameMin);
  return length > limits.nameMax ? texts.nameLong(limits.nameMax) : null;
}

// The service decides; this only catches obviously invalid addresses before a request.
function checkEmail(email: string, texts: ErrorTexts): string | null {
  const address = email.trim();
  if (address === '') return texts.emailRequired;
  const isAddress = address.length <= longestAddress && /^[^\s@<>]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(address);
  return isAddress ? null : texts.emailInvalid;
}

function checkNewPassword(password: string, texts: ErrorTexts): string | null {
  const { length } = [...password];
  if (length === 0) return texts.passwordRequired;
  if (length < passwordMin) return texts.passwordShort(passwordMin);
  return length > passwordMax ? texts.passwordLong(passwordMax) : null;
}

function checkCode(code: string, texts: ErrorTexts): string | null {
  const digits = tidyCode(code);
  if (digits === '') return texts.codeRequired;
  return /^\d+$/.test(digits) && digits.length === codeDigits ? null : texts.codeDigits(codeDigits);
}

/** A code as sent: users paste it with spaces and hyphens. */
export function tidyCode(code: string): string {
  return code.replace(/[\s\-\u2010-\u2015\u200b-\u200f\u2060\ufeff]/g, '');
}
