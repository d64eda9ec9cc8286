import type { UserView } from '@winnow/contracts';
import { session } from './session.ts';

type Known = Partial<Pick<UserView, 'id' | 'name' | 'profileImage' | 'isVerified' | 'googleSignIn'>>;

/**
 * Keeps in the session's metadata what the backend knows of a person, so that the shell can show it without asking.
 * Nothing is allowed or refused by it, and nobody waits for it in vain: that it fails is no failure of what was done.
 */
export async function keepInMetadata({ id, ...known }: Known): Promise<void> {
  const { user } = session.state();
  const wanted = { ...known, ...(id !== undefined && { userId: id }) };
  const isSame = Object.entries(wanted).every(([name, value]) => user?.[name as keyof typeof user] === value);
  if (!user || isSame) return;
  await (await session.client()).updateUser({ data: wanted }).catch(() => undefined);
}
