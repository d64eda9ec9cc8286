import * as z from 'zod';
import { IdentityError } from '../http/identity-error.ts';

/** Either an email address or a phone number. */
export type Contact =
  | { readonly kind: 'email'; readonly value: string }
  | { readonly kind: 'phone'; readonly value: string };

export const contactFields = { email: z.string().nullish(), phone: z.string().nullish() };

const emailForm = z.email();
const phoneForm = /^[1-9]\d{5,14}$/;

/** Lowercase, as stored. @throws IdentityError `validation_failed` */
export function readEmail(given: string): string {
  const email = given.trim().toLowerCase();
  if (email.length > 255 || !emailForm.safeParse(email).success) {
    throw new IdentityError('validation_failed', 'Unable to validate email address: invalid format');
  }
  return email;
}

/** Without the plus, as stored. @throws IdentityError `validation_failed` */
export function readPhone(given: string): string {
  const phone = given.replace(/[\s()-]/g, '').replace(/^\+/, '');
  if (!phoneForm.test(phone)) {
    throw new IdentityError('validation_failed', 'Invalid phone number format (E.164 required)');
  }
  return phone;
}

/** `null` if neither is given. @throws IdentityError for both, or an invalid one */
export function readContact(
  input: { email?: string | null | undefined; phone?: string | null | undefined },
  tooMany = 'Only an email address or phone number should be provided',
): Contact | null {
  if (input.email && input.phone) throw new IdentityError('validation_failed', tooMany);
  if (input.email) return { kind: 'email', value: readEmail(input.email) };
  if (input.phone) return { kind: 'phone', value: readPhone(input.phone) };
  return null;
}
