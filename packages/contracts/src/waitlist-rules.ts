import { limits } from './limits.ts';

/** The rules of the waitlist form, shared by server and browser. Without zod, since the landing page loads them. */
export const waitlistFields = ['name', 'email', 'role', 'company'] as const;
export type WaitlistField = (typeof waitlistFields)[number];

export const waitlistMessages = {
  'name-required': 'Name is required',
  'name-short': `Name must be at least ${limits.nameMin} characters`,
  'name-letters': 'Name can only contain letters and spaces',
  'name-long': `Name must be at most ${limits.nameMax} characters`,
  'email-required': 'Email is required',
  'email-invalid': 'Please enter a valid email address',
  'role-required': 'Role is required',
  'role-short': `Role must be at least ${limits.roleMin} characters`,
  'role-long': `Role must be at most ${limits.nameMax} characters`,
  'role-unreadable': 'Role contains characters that cannot be shown',
  'company-long': `Company name must be at most ${limits.nameMax} characters`,
  'company-unreadable': 'Company name contains characters that cannot be shown',
} as const;
export type WaitlistError = keyof typeof waitlistMessages;

/** Said where an address is on the list already. */
export const waitlistEmailTaken = 'This email is already registered on our waitlist';

/** Shown after joining. */
export const waitlistThanks = 'Thank you for joining our waitlist!';

/** The form that is checked and stored: trimmed; an email address in NFKC, other fields in NFC. */
export function tidyWaitlistField(field: WaitlistField, value: string): string {
  return value.trim().normalize(field === 'email' ? 'NFKC' : 'NFC');
}

/** The first rule that a field violates; `null` if it is valid. */
export function findWaitlistError(field: WaitlistField, value: string): WaitlistError | null {
  return checks[field](tidyWaitlistField(field, value));
}

// Combining marks belong to the letters before them; an apostrophe and a hyphen are neither letters nor spaces.
const lettersAndSpaces = /^\p{L}[\p{L}\p{M}\p{Zs}]*$/u;
const address =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const longestAddress = 254;
// Control characters, lone halves of a pair, and what Unicode will never assign.
const unreadable = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

const checks: Readonly<Record<WaitlistField, (value: string) => WaitlistError | null>> = {
  name(value) {
    if (value === '') return 'name-required';
    if (lengthOf(value) < limits.nameMin) return 'name-short';
    if (lengthOf(value) > limits.nameMax) return 'name-long';
    return lettersAndSpaces.test(value) ? null : 'name-letters';
  },
  email(value) {
    if (value === '') return 'email-required';
    return value.length <= longestAddress && address.test(value) ? null : 'email-invalid';
  },
  role(value) {
    if (value === '') return 'role-required';
    if (lengthOf(value) < limits.roleMin) return 'role-short';
    if (lengthOf(value) > limits.nameMax) return 'role-long';
    return unreadable.test(value) ? 'role-unreadable' : null;
  },
  company(value) {
    if (lengthOf(value) > limits.nameMax) return 'company-long';
    return unreadable.test(value) ? 'company-unreadable' : null;
  },
};

/** Length in code points, close to characters as people count them. */
function lengthOf(value: string): number {
  return [...value].length;
}
