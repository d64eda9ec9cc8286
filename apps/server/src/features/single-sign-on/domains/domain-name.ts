import publicDomains from 'email-providers/all.json' with { type: 'json' };

const ofEverybody: ReadonlySet<string> = new Set(publicDomains);

/** Whether anyone can get an address there, as at gmail.com. */
export function isPublicEmailDomain(domain: string): boolean {
  return ofEverybody.has(domain);
}

/** The domain of an email address in lowercase; empty for anything else. */
export function domainOfEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : email.slice(at + 1).toLowerCase();
}

const recordPrefix = 'winnow-verification=';

/** The TXT record that proves a domain. */
export function recordOf({ proof }: { readonly proof: string }): string {
  return `${recordPrefix}${proof}`;
}
