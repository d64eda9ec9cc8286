import {
  ApiError,
  assistantLimits,
  grantedTo,
  type Scope,
  scopesOf,
  seesEveryJob,
  sentence,
} from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { forInstallation } from '../../../platform/database/scope.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { type CallerSource, isCallOfTool } from '../../../platform/http/programs.ts';
import type { IdentityService } from '../../identity/identity-service.ts';
import { assistantResource } from '../../identity/oauth-server/oauth-scopes.ts';
import { findMembership } from '../membership-repository.ts';
import { noSuchOrganization } from '../no-such-organization.ts';
import { type AssistantRow, findAssistantWithMember, updateAssistant } from './assistant-repository.ts';

const minuteMs = 60_000;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly identity: Pick<IdentityService, 'oauthServer' | 'settings'>;
  /** Set for a hosted identity service, which doesn't issue tokens to assistants. */
  readonly hostedIdentity: object | null;
};

/**
 * Identifies callers by an assistant's access token. Only the assistant's tools can use it: presented to the API
 * directly, it grants nothing. Nothing is cached between calls.
 */
export function createAssistantCallers({
  database,
  clock,
  identity,
  hostedIdentity,
}: Dependencies): CallerSource {
  return {
    recognizes: () => hostedIdentity === null && isCallOfTool(),
    // Across organizations: this finds out whose assistant it is.
    identify: (token, organization) => forInstallation(() => identify(token, organization)),
  };

  async function identify(token: string, organization: string | undefined): Promise<Caller> {
    const access = hostedIdentity === null ? await identity.oauthServer.grants.lookUp(token) : null;
    if (!access || access.assistantId === null) throw hasEnded();
    if (access.resource !== assistantResource(identity.settings)) throw hasEnded();
    const found = await findAssistantWithMember(database, access.assistantId);
    if (!found?.allowsAssistants || found.deletedAt || found.assistant.endedAt) throw hasEnded();
    const { assistant, member } = found;
    if (member?.supabaseId !== access.user.id) throw hasEnded();
    const membership = await findMembership(database, member.id, assistant.organizationId);
    if (!membership) throw hasEnded();
    if (organization !== undefined && organization.toLowerCase() !== String(assistant.organizationId)) {
      noSuchOrganization();
    }
    if (membership.suspension !== null) {
      throw new ApiError(
        'organization-suspended',
        membership.suspension || 'This organization is suspended.',
      );
    }
    await markUsed(assistant, clock.now());
    const { role } = membership;
    return {
      userId: member.id,
      organizationId: assistant.organizationId,
      role,
      granted: grantedTo(role, membership),
      onlyTeamsOf: seesEveryJob(role) ? null : member.id,
      requiredSignOnId: null,
      supabaseId: member.supabaseId,
      email: member.email,
      isVerified: member.isVerified,
      operatorStanding: 'none',
      sessionId: assistant.id,
      accessToken: '',
      program: {
        kind: 'assistant',
        id: assistant.id,
        // If the role has been reduced, fewer tools are left.
        scopes: scopesOf(role).filter((scope: Scope) => access.scopes.includes(scope)),
        limitPerMinute: assistantLimits.callsPerMinute,
      },
    };
  }

  async function markUsed({ id, organizationId, usedAt }: AssistantRow, now: Date): Promise<void> {
    if (usedAt !== null && now.getTime() - usedAt.getTime() < minuteMs) return;
    await updateAssistant(database, organizationId, id, { usedAt: now });
  }
}

function hasEnded(): ApiError {
  return new ApiError('not-signed-in', sentence('assistant-access-ended'));
}
