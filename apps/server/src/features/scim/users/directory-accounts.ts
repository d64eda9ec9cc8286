import { languages, type OrganizationId } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { queryRows } from '../../../platform/database/query-rows.ts';
import { identityOfUser } from '../../accounts/identities/identity-of-user.ts';
import type { KnownUsers } from '../../accounts/users/known-users.ts';
import { IdentityError } from '../../identity/http/identity-error.ts';
import type { IdentityService } from '../../identity/identity-service.ts';
import { domainOfEmail } from '../../single-sign-on/domains/domain-name.ts';
import type { DomainService } from '../../single-sign-on/domains/domain-service.ts';
import { invalid, ScimError } from '../protocol/scim-error.ts';
import type { UserInput } from '../protocol/scim-schemas.ts';

export type DirectoryAccounts = ReturnType<typeof createDirectoryAccounts>;

type Dependencies = {
  readonly database: Database;
  readonly emailDomains: Pick<DomainService, 'findStates'>;
  readonly vouchedAccounts: IdentityService['vouchedAccounts'];
  readonly meet: KnownUsers['meet'];
};

/** Accounts of people in a directory. The organization vouches for addresses in its verified domains. */
export function createDirectoryAccounts({ database, emailDomains, vouchedAccounts, meet }: Dependencies) {
  /** @throws ScimError if the address is missing, invalid or not in a verified domain */
  async function requireAddress(organizationId: OrganizationId, user: UserInput): Promise<string> {
    const address = addressOf(user);
    const state = (await emailDomains.findStates(database, organizationId)).get(domainOfEmail(address));
    if (state === undefined || state === 'lapsed') {
      throw invalid(
        'invalidValue',
        `${address} is not of a verified domain of this organization. Verify the domain in Winnow, or leave this person out.`,
      );
    }
    return address;
  }

  return {
    requireAddress,

    /** Whether a member already has the address. */
    async isMember(organizationId: OrganizationId, address: string): Promise<boolean> {
      const rows = await queryRows(
        database,
        sql`select 1 from users u join memberships m on m.user_id = u.id
          where u.email = ${address} and m.organization_id = ${organizationId} and u.deleted_at is null`,
      );
      return rows.length > 0;
    },

    /** The user with the address; created if there is none. @throws ScimError */
    async open(address: string, user: UserInput): Promise<string> {
      const metadata = { name: nameOf(user), language: languageOf(user) };
      const account = await vouchedAccounts.open(address, metadata).catch((error: unknown) => {
        if (error instanceof IdentityError) throw invalid('invalidValue', error.message);
        throw error;
      });
      if (!account) throw new ScimError(403, null, 'This installation opens no new accounts.');
      const known = await meet(identityOfUser(account));
      if (!known) throw new ScimError(403, null, 'The account with this address is suspended.');
      return known.id;
    },
  };
}

/** The primary address, or else the one for work, or else the first, or else the user name if it is an address. */
function addressOf({ emails, userName }: UserInput): string {
  const chosen =
    emails.find(({ primary }) => primary) ??
    emails.find(({ type }) => type?.toLowerCase() === 'work') ??
    emails[0];
  return (chosen?.value ?? userName).toLowerCase();
}

function nameOf({ displayName, name, userName }: UserInput): string {
  const parts = [name?.givenName, name?.familyName].filter((part) => part !== undefined);
  return displayName ?? name?.formatted ?? (parts.length > 0 ? parts.join(' ') : userName);
}

/** `de-AT` is German; an unsupported language becomes English. */
function languageOf({ preferredLanguage }: UserInput) {
  const [spoken] = (preferredLanguage ?? '').toLowerCase().split(/[-_]/);
  return languages.find((language) => language === spoken) ?? 'en';
}
