import type { OrganizationId } from '@winnow/contracts';

/** The id of a user's personal organization, which is the user's own. A trigger makes it with the user. */
export function personalOrganizationOf(userId: string): OrganizationId {
  return userId as OrganizationId;
}
