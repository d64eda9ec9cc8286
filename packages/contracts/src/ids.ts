import * as z from 'zod';

/** For ids that the program compares with those of rows: lowercase, as the database writes them. */
export const rowId = z.uuid().toLowerCase();

const oneId = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Comma-separated ids, for URLs. */
export function rowIdsInAddress(max: number) {
  return z.string().regex(new RegExp(`^${oneId}(?:,${oneId}){0,${max - 1}}$`));
}

/** Branded, so that the id of a user does not compile where an organization is asked for. */
export const organizationId = rowId.brand<'OrganizationId'>();

export type OrganizationId = z.infer<typeof organizationId>;
