import { type OrganizationId, readSignOnProvider } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { forInstallation } from '../../../platform/database/scope.ts';
import { identityOfUser } from '../../accounts/identities/identity-of-user.ts';
import type { KnownUsers } from '../../accounts/users/known-users.ts';
import type { User } from '../../identity/accounts/account.ts';
import { IdentityError } from '../../identity/http/identity-error.ts';
import type { ProviderSource } from '../../identity/providers/provider-source.ts';
import type { AdmissionService } from '../../organizations/members/admission-service.ts';
import type { OrganizationService } from '../../organizations/organization-service.ts';
import { domainOfEmail } from '../domains/domain-name.ts';
import type { DomainService } from '../domains/domain-service.ts';
import { type ConnectionRow, findConnectionById, updateConnection } from './connection-repository.ts';
import type { ConnectionService } from './connection-service.ts';
import { createOrganizationProvider } from './organization-provider.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly connections: Pick<ConnectionService, 'outside' | 'settingsOf'>;
  readonly emailDomains: Pick<DomainService, 'findStates'>;
  readonly admission: Pick<AdmissionService, 'admit' | 'isMember'>;
  readonly meet: KnownUsers['meet'];
  readonly organizations: Pick<OrganizationService, 'switchTo'>;
  readonly directories: SignInAdmission;
};

/** Whether someone may become a member by signing in; a directory may prevent it. */
export type SignInAdmission = {
  admitsBySignIn(organizationId: OrganizationId, userId: string): Promise<boolean>;
};

/** Google's issuer is shared by all Google accounts; `hd` names the organization. */
const sharedIssuer = 'https://accounts.google.com';

/** Lets people sign in at the providers of organizations. */
export function createSignOnSource({
  database,
  clock,
  connections,
  emailDomains,
  admission,
  meet,
  organizations,
  directories,
}: Dependencies): ProviderSource {
  return {
    async find(name) {
      // Across organizations: no one is signed in yet.
      const row = await forInstallation(() => findRow(database, name));
      return row && createOrganizationProvider(connections.settingsOf(row), connections.outside);
    },

    async refuse(on, name, { claims, accountEmail, isLinked }) {
      const row = await findRow(on, name);
      if (!row) return unknownProvider();
      if (claims.email === null) {
        return new IdentityError('bad_oauth_callback', 'The identity provider gives no email address');
      }
      if (claims.isDenied) {
        return new IdentityError(
          'provider_email_needs_verification',
          'The identity provider says that this email address is not verified.',
        );
      }
      const states = await emailDomains.findStates(on, row.organizationId);
      const claimed = states.get(domainOfEmail(claims.email));
      const ofAccount = accountEmail === null ? claimed : states.get(domainOfEmail(accountEmail));
      if (!claimed || !ofAccount) return addressOutside();
      // After the DNS record has been missing for long, only people who have signed in before still can.
      if (claimed === 'lapsed' && !isLinked) return addressOutside();
      if (row.issuer === sharedIssuer && states.get(claims.hostedDomain ?? '') === undefined) {
        return addressOutside();
      }
      return null;
    },

    welcome: (name, user) => forInstallation(() => welcome(name, user)),
  };

  async function welcome(name: string, user: User): Promise<IdentityError | null> {
    const row = await findRow(database, name);
    if (!row) return unknownProvider();
    const known = await meet(identityOfUser(user));
    if (!known) return new IdentityError('user_banned', 'User is banned', { status: 403 });
    const { organizationId, defaultRole, admitsNewcomers } = row;
    const member = { organizationId, userId: known.id };
    if (!(await admission.isMember(member))) {
      if (!admitsNewcomers) return notAdmitted();
      if (!(await directories.admitsBySignIn(organizationId, known.id))) return notAdmitted();
      const outcome = await admission.admit({ ...member, role: defaultRole });
      if (outcome === 'full') return organizationFull();
    }
    await organizations.switchTo(known.id, organizationId);
    await updateConnection(database, row.id, { usedAt: clock.now() });
    return null;
  }
}

async function findRow(on: Queryable, name: string): Promise<ConnectionRow | undefined> {
  const id = readSignOnProvider(name);
  return id === null ? undefined : findConnectionById(on, id);
}

function unknownProvider(): IdentityError {
  return new IdentityError('validation_failed', 'Unsupported provider: provider is not enabled');
}

function addressOutside(): IdentityError {
  return new IdentityError(
    'sso_address_outside',
    'This address is not of a verified domain of the organization.',
  );
}

function notAdmitted(): IdentityError {
  return new IdentityError('sso_not_admitted', 'Ask an administrator of the organization to add you.');
}

function organizationFull(): IdentityError {
  return new IdentityError(
    'sso_organization_full',
    'The organization has no seat or no room for new members.',
  );
}
