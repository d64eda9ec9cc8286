import {
  type OrganizationEvent,
  type OrganizationId,
  organizationActions,
  type Person,
  type Role,
  roles,
} from '@winnow/contracts';
import type { Database } from '../../../platform/database/database.ts';
import { profileImagePath } from '../../accounts/profile-images/profile-image-path.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { listPeople } from '../members/member-repository.ts';

type Dependencies = { readonly database: Database; readonly audit: Pick<AuditService, 'list'> };
type Page = { readonly before?: number | undefined; readonly limit: number };

/** The audit log of one organization, with the names of those who still have an account. */
export function createActivityService({ database, audit }: Dependencies) {
  return {
    async list(organizationId: OrganizationId, page: Page) {
      const { entries, nextBefore } = await audit.list({
        ...page,
        organizationId,
        actions: organizationActions,
      });
      const ids = entries.flatMap(({ actorId, subjectId }) => [actorId, subjectId]);
      const people = new Map(
        (
          await listPeople(
            database,
            ids.filter((id) => id !== null),
          )
        ).map((row) => [row.userId, row]),
      );
      const personOf = (id: string | null): Person | null => {
        const row = id === null ? undefined : people.get(id);
        return row ? { ...row, profileImage: profileImagePath(row.profileImage) } : null;
      };
      const events = entries.flatMap((entry): OrganizationEvent[] => {
        const action = organizationActions.find((known) => known === entry.action);
        if (!action) return [];
        const { id, number, at, actorId, subjectId, details } = entry;
        return [
          {
            id,
            number,
            at,
            action,
            actor: personOf(actorId),
            subject: personOf(subjectId),
            role: roleOf(details['role']),
          },
        ];
      });
      return { events, nextBefore };
    },
  };
}

function roleOf(value: unknown): Role | null {
  return roles.find((role) => role === value) ?? null;
}
