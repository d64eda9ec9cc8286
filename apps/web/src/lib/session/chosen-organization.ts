import { organizationHeader } from '@winnow/contracts';
import { readStoredUser } from './stored-session.ts';

const key = 'organization';
const aloneKey = 'works_alone';
const separator = ' ';

/**
 * The organization of this tab, which every request names; `null` for the server's default: the last chosen one, or the
 * personal one. A tab stays in its organization while another tab switches.
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
 * Whether to assume that the user is the owner until the server's response: for visitors, and for users who last worked
 * in their personal organization here.
 */
export function isTakenForOwner(): boolean {
  const user = readStoredUser()?.id;
  return user === undefined || (chosenOrganization() === null && read(() => localStorage, aloneKey) === user);
}

/** Stores the server's default organization for the user: a team, or `null` for the personal one. */
export function rememberOrganization(team: string | null): void {
  if (chosenOrganization() !== null) return;
  if (team !== null) enterOrganization(team);
  const user = readStoredUser()?.id;
  if (team !== null || user === undefined) return;
  try {
    localStorage.setItem(aloneKey, user);
  } catch {
    // Without storage, it is requested again at the next visit.
  }
}

/** Headers that name the organization of a request. */
export function organizationHeaders(): Record<string, string> {
  const chosen = chosenOrganization();
  return chosen === null ? {} : { [organizationHeader]: chosen };
}

/** Switches this tab, and tabs opened later, to an organization; `null` for the server's default. */
export function enterOrganization(organization: string | null): void {
  const user = readStoredUser()?.id;
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      if (organization === null || user === undefined) storage().removeItem(key);
      else storage().setItem(key, `${user}${separator}${organization}`);
    } catch {
      // Without storage, the server's default applies.
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
