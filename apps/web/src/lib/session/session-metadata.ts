import type { UserView } from '@winnow/contracts';
import { session } from './session.ts';

type Known = Partial<Pick<UserView, 'id' | 'name' | 'profileImage' | 'isVerified' | 'googleSignIn'>>;

/**
 * Copies user data from the backend to the session's metadata, so that the shell can show it without a request. It
 * grants nothing, and a failure is ignored.
 */
export async function keepInMetadata({ id, ...known }: Known): Promise<void> {
  const { user } = session.state();
  const wanted = { ...known, ...(id !== undefined && { userId: id }) };
  const isSame = Object.entries(wanted).every(([name, value]) => user?.[name as keyof typeof user] === value);
  if (!user || isSame) return;
  await (await session.client()).updateUser({ data: wanted }).catch(() => undefined);
}
