import type { AnalysisRow } from '@winnow/contracts';
import { type Column, sql } from 'drizzle-orm';
import { profileImagePath } from '../accounts/profile-images/profile-image-path.ts';
import { users } from '../accounts/users/user-tables.ts';
import { memberships } from '../organizations/organization-tables.ts';

export type AssignedTo = NonNullable<AnalysisRow['assignedTo']>;

/** A row of the query `assignedTo`. */
export type AssignedRow = {
  readonly userId: string;
  /** `null` for a deleted account. */
  readonly name: string | null;
  readonly profileImage: string | null;
  readonly isMember: boolean;
};

/** The assignee of a candidate: a current or former member; `null` if there is none, or only a name in free text. */
export function assignedTo(of: { readonly organizationId: Column; readonly assigneeId: Column }) {
  const { organizationId, assigneeId } = of;
  return sql<AssignedRow | null>`case when ${assigneeId} is null then null else json_build_object(
    'userId', ${assigneeId},
    'name', (select ${users.name} from ${users} where ${users.id} = ${assigneeId} and ${users.deletedAt} is null),
    'profileImage', (select ${users.profileImage} from ${users} where ${users.id} = ${assigneeId} and ${users.deletedAt} is null),
    'isMember', exists (
      select 1 from ${memberships}
      where ${memberships.userId} = ${assigneeId} and ${memberships.organizationId} = ${organizationId}
    )
  ) end`;
}

/** A former member without an account has no name. */
export function presentAssigned({ userId, name, profileImage, isMember }: AssignedRow): AssignedTo {
  return { userId, name: name ?? '', profileImage: profileImagePath(profileImage), isMember };
}
