import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { organizations } from '../organization-tables.ts';

/** Storage key of a logo. */
export function logoKey(id: string): string {
  return `organization-logos/${id}`;
}

export async function isShownLogo(on: Queryable, logo: string): Promise<boolean> {
  const found = await on
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.logo, logo));
  return found.length > 0;
}

/** The logos among these that an organization uses. */
export async function listKnownLogos(on: Queryable, logos: readonly string[]): Promise<string[]> {
  const found = await on
    .select({ logo: organizations.logo })
    .from(organizations)
    .where(inArray(organizations.logo, [...logos]));
  return found.flatMap(({ logo }) => logo ?? []);
}
