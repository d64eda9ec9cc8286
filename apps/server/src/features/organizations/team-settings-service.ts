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
import { changeTeam } from './members/change-members.ts';
import { updateOrganization } from './members/member-repository.ts';
import { setAnonymousView } from './membership-repository.ts';
import { findDefaults, findRetentionDays } from './organization-repository.ts';

type Dependencies = {
  readonly database: Database;
  readonly audit: Pick<AuditService, 'record' | 'findLast'>;
};

/** What an organization with members decides for all of them. */
export function createTeamSettingsService({ database, audit }: Dependencies) {
  async function get(
    organizationId: OrganizationId,
    on: Queryable = database,
  ): Promise<OrganizationSettings> {
    const { isAnonymous, hiringManagersExport } = await findDefaults(on, organizationId);
    return {
      retentionDays: await findRetentionDays(on, organizationId),
      anonymousView: isAnonymous,
      hiringManagersExport,
    };
  }

  return {
    get,

    /** @throws ApiError `conflict` for a personal organization, and for what another member changed since */
    async change(
      caller: Member,
      { before, ...wanted }: z.output<typeof updateOrganizationSettings.input>,
    ): Promise<OrganizationSettings> {
      const { userId: actorId, organizationId } = caller;
      const { retentionDays, anonymousView, hiringManagersExport } = wanted;
      await changeTeam(database, caller, 'organization.manage', async ({ transaction }) => {
        const change = {
          ...(retentionDays !== undefined && { retentionDays }),
          ...(anonymousView !== undefined && { isAnonymous: anonymousView }),
          ...(hiringManagersExport !== undefined && { hiringManagersExport }),
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
      });
      return get(organizationId);
    },

    /** @throws ApiError `conflict` in a personal organization, where it is a setting of the user */
    async chooseView(caller: Member, anonymousView: boolean): Promise<{ readonly anonymousView: boolean }> {
      if (!(await findDefaults(database, caller.organizationId)).isTeam) {
        throw new ApiError('conflict', sentence('personal-setting'));
      }
      await setAnonymousView(database, caller, anonymousView);
      return { anonymousView };
    },
  };
}
