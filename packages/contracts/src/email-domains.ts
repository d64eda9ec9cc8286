import * as z from 'zod';
import { endpoint } from './endpoint.ts';

export const emailDomainLimits = {
  /** Domains of one organization. */
  perOrganization: 20,
  /** Days without its DNS record after which a domain is no longer verified. */
  graceDays: 7,
} as const;

/**
 * What an administrator types, as the domain of an email address is written: lowercase, in ASCII. What stands before an
 * `@` is left out.
 */
const domainName = z
  .string()
  .trim()
  .max(320)
  .transform((typed) => asciiDomain(typed.slice(typed.lastIndexOf('@') + 1)))
  .pipe(
    z
      .string()
      .max(253)
      .regex(/^(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/, 'Enter a domain, such as example.com.'),
  );

/** Returns an empty string for anything that is not a domain. */
function asciiDomain(name: string): string {
  const address = `https://${name}/`;
  if (!/^[\p{L}\p{N}.-]+$/u.test(name) || !URL.canParse(address)) return '';
  return new URL(address).hostname;
}

const emailDomain = z.object({
  id: z.uuid(),
  domain: z.string(),
  state: z
    .enum(['pending', 'verified', 'missing', 'lapsed'])
    .meta({ description: '`missing` for a verified domain without its record, `lapsed` seven days later.' }),
  record: z.string().meta({ description: 'Value of the TXT record that verifies the domain.' }),
  verifiedAt: z.iso.datetime().nullable(),
  checkedAt: z.iso.datetime().nullable(),
});
export type EmailDomain = z.infer<typeof emailDomain>;

export const listEmailDomains = endpoint({
  method: 'GET',
  path: '/organization/domains',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'The email domains of the organization, by name.',
  output: z.array(emailDomain),
});

export const addEmailDomain = endpoint({
  method: 'POST',
  path: '/organization/domains',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: `Add an email domain, at most ${emailDomainLimits.perOrganization}. It is verified once its DNS record is found.`,
  input: z.object({ domain: domainName }),
  output: emailDomain,
  limitPerMinute: 30,
  limitPerDay: 100,
});

const ofDomain = z.object({ id: z.uuid() });

export const checkEmailDomain = endpoint({
  method: 'POST',
  path: '/organization/domains/{id}/check',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'Check the DNS record of a domain now. It is also checked every day.',
  input: ofDomain,
  output: emailDomain,
  limitPerMinute: 20,
});

export const removeEmailDomain = endpoint({
  method: 'DELETE',
  path: '/organization/domains/{id}',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'Remove a domain. Single sign-on no longer applies to its addresses.',
  input: ofDomain,
  output: z.object({}),
});
