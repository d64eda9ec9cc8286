import { nameKeys } from './compare-names.ts';
import { phoneEnding } from './contact-keys.ts';
import type { ResumeIdentity } from './identify-resume.ts';

/** Keys for finding similar resumes: resumes that share no key aren't compared. */
export type LookUpKey = { readonly kind: 'email' | 'phone' | 'name'; readonly value: string };

export function lookUpKeys({ emails, phones, name }: ResumeIdentity): LookUpKey[] {
  return [
    ...new Set([
      ...emails.map((value) => `email ${value}`),
      ...phones.map((key) => `phone ${phoneEnding(key)}`),
      ...nameKeys(name).map((value) => `name ${value}`),
    ]),
  ].map((entry) => {
    const place = entry.indexOf(' ');
    return { kind: entry.slice(0, place) as LookUpKey['kind'], value: entry.slice(place + 1) };
  });
}
