import { organizationHeader } from '@winnow/contracts';
import { readStoredUser } from './stored-session.ts';

const key = 'organization';
const aloneKey = 'works_alone';
const separator = ' ';

/**
 * The organization that this tab works in, which every request names; `null` where the server knows it: the one last
 * chosen, or the personal one. A tab stays in its organization while another tab switches.
 */
export function chosenOrganization(): string | null {
  const user = readStoredUser()?.id;
  if (user === undefined) return null;
  for (const storage of [() => sessionStorage, () => localStorage]) {
    const [whose, organization] = read(storage)?.split(separator) ?? [];
    if (whose === user && organization) return organization;
  }
  return null;
}

/**
 * Whether the user is taken for the owner of what they work in until the server has said so: who worked in their
 * personal organization here before, and visitors, who have no role.
 */
export function isTakenForOwner(): boolean {
  const user = readStoredUser()?.id;
  return user === undefined || (chosenOrganization() === null && read(() => localStorage, aloneKey) === user);
}

/** What the server said of a user who named no organization: the team that they work in, or that it is none. */
export function rememberOrganization(team: string | null): void {
  if (chosenOrganization() !== null) return;
  if (team !== null) enterOrganization(team);
  const user = readStoredUser()?.id;
  if (team !== null || user === undefined) return;
  try {
    localStorage.setItem(aloneKey, user);
  } catch {
    // Then it is asked for at the next visit.
  }
}

/** What requests say of their organization. */
export function organizationHeaders(): Record<string, string> {
  const chosen = chosenOrganization();
  return chosen === null ? {} : { [organizationHeader]: chosen };
}

/** Enters an organization in this tab and in those opened later; `null` leaves the choice to the server. */
export function enterOrganization(organization: string | null): void {
  const user = readStoredUser()?.id;
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      if (organization === null || user === undefined) storage().removeItem(key);
      else storage().setItem(key, `${user}${separator}${organization}`);
    } catch {
      // Then the server's choice holds.
    }
  }
}

function read(storage: () => Storage, name = key): string | null {
  try {
    return storage().getItem(name);
  } catch {
    return null;
  }
}
