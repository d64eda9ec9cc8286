import {
  ApiError,
  type OrganizationId,
  type OrganizationSettings,
  sentence,
  type updateOrganizationSettings,
} from '@winnow/contracts';
import type * as z from 'zod';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { isStale } from '../../platform/database/is-stale.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { AssistantService } from './assistants/assistant-service.ts';
import { changeTeam } from './members/change-members.ts';
import { updateOrganization } from './members/member-repository.ts';
import { setAnonymousView } from './membership-repository.ts';
import { findDefaults, findRetentionDays } from './organization-repository.ts';

type Dependencies = {
  readonly database: Database;
  readonly audit: Pick<AuditService, 'record' | 'findLast'>;
  readonly assistants: Pick<AssistantService, 'endAll'>;
};

/** Settings of an organization for all its members. */
export function createTeamSettingsService({ database, audit, assistants }: Dependencies) {
  async function get(
    organizationId: OrganizationId,
    on: Queryable = database,
  ): Promise<OrganizationSettings> {
    const { isAnonymous, hiringManagersExport, allowsAssistants } = await findDefaults(on, organizationId);
    return {
      retentionDays: await findRetentionDays(on, organizationId),
      anonymousView: isAnonymous,
      hiringManagersExport,
      allowsAssistants,
    };
  }

  return {
    get,

    /**
     * @throws ApiError `conflict` for a personal organization, and if another member has changed the setting meanwhile
     */
    async change(
      caller: Member,
      { before, ...wanted }: z.output<typeof updateOrganizationSettings.input>,
    ): Promise<OrganizationSettings> {
      const { userId: actorId, organizationId } = caller;
      const { retentionDays, anonymousView, hiringManagersExport, allowsAssistants } = wanted;
      await changeTeam(database, caller, 'organization.manage', async ({ transaction }) => {
        const change = {
          ...(retentionDays !== undefined && { retentionDays }),
          ...(anonymousView !== undefined && { isAnonymous: anonymousView }),
          ...(hiringManagersExport !== undefined && { hiringManagersExport }),
          ...(allowsAssistants !== undefined && { allowsAssistants }),
        };
        if (Object.keys(change).length === 0) return;
        const current = await get(organizationId, transaction);
        if (isStale(current, wanted, before)) {
          const saved = await audit.findLast(transaction, {
            organizationId,
            action: 'organization-settings-changed',
            details: Object.keys(change),
          });
          throw new ApiError('conflict', sentence('changed-meanwhile'), { current, saved });
        }
        await updateOrganization(transaction, organizationId, change);
        await audit.record(transaction, {
          action: 'organization-settings-changed',
          actorId,
          subjectId: organizationId,
          organizationId,
          details: change,
        });
        if (allowsAssistants === false) await assistants.endAll(transaction, caller);
      });
      return get(organizationId);
    },

    /** @throws ApiError `conflict` in a personal organization, where this is a setting of the user */
    async chooseView(caller: Member, anonymousView: boolean): Promise<{ readonly anonymousView: boolean }> {
      if (!(await findDefaults(database, caller.organizationId)).isTeam) {
        throw new ApiError('conflict', sentence('personal-setting'));
      }
      await setAnonymousView(database, caller, anonymousView);
      return { anonymousView };
    },
  };
}
