import type { OrganizationId } from '@winnow/contracts';

/** The id of a user's personal organization, which equals the user's id. A trigger inserts it with the user. */
export function personalOrganizationOf(userId: string): OrganizationId {
  return userId as OrganizationId;
}
