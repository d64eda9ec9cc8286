import { ApiError, grantedTo, readSignOnProvider, seesEveryJob } from '@winnow/contracts';
import { forInstallation } from '../../../platform/database/scope.ts';
import type { Caller, IdentifyCaller } from '../../../platform/http/caller.ts';
import type { OrganizationService } from '../../organizations/organization-service.ts';
import type { IdentitySource } from '../identities/identity-source.ts';
import type { OperatorService } from '../operators/operator-service.ts';
import type { KnownUsers } from '../users/known-users.ts';

type Dependencies = {
  readonly identities: Pick<IdentitySource, 'identify'>;
  readonly knownUsers: KnownUsers;
  readonly operators: Pick<OperatorService, 'assess'>;
  readonly organizations: Pick<OrganizationService, 'findUserWithMembership' | 'getMembership'>;
};

/** Identifies the caller of a token, and creates the user on their first request. */
export function createIdentifyCaller({
  identities,
  knownUsers,
  operators,
  organizations,
}: Dependencies): IdentifyCaller {
  // Across organizations: this finds out which of them the call is for.
  return (accessToken, organization) => forInstallation(() => identify(accessToken, organization));

  async function identify(accessToken: string, organization: string | undefined): Promise<Caller> {
    const session = await identities.identify(accessToken);
    if (!session) throw notSignedIn();
    const { identity, sessionId, isTwofold } = session;
    if (identity.hasSecondFactor && !isTwofold) {
      throw new ApiError('second-factor-required', 'Confirm with your second factor to go on.');
    }
    if (identity.isAnonymous) throw new ApiError('forbidden', 'Sign up with an email address to use this.');
    const known = await organizations.findUserWithMembership(identity.supabaseId, organization);
    const user = await knownUsers.meet(identity, known?.user);
    if (!user) throw notSignedIn();
    const { id: userId, supabaseId, email, isVerified } = user;
    const operatorStanding = await operators.assess(user, session);
    const signOnIds = session.methods.flatMap(({ provider }) => readSignOnProvider(provider ?? '') ?? []);
    const signIn = { signOnIds, isTwofold, sessionId };
    const membership = await organizations.getMembership(userId, organization, signIn, known?.membership);
    const { organizationId, role, requiredSignOnId } = membership;
    return {
      userId,
      organizationId,
      role,
      granted: grantedTo(role, membership),
      onlyTeamsOf: seesEveryJob(role) ? null : userId,
      requiredSignOnId,
      supabaseId,
      email,
      isVerified,
      operatorStanding,
      sessionId,
      accessToken,
    };
  }
}

function notSignedIn(): ApiError {
  return new ApiError('not-signed-in', 'Authentication required');
}
