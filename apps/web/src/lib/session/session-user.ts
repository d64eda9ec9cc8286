import type { User } from '@supabase/auth-js';

/** The signed-in user as stored in the browser. */
export type SessionUser = {
  /** Id in the identity service. */
  readonly id: string;
  /** Id in the backend; `null` until the first request. */
  readonly userId: string | null;
  readonly email: string;
  /** Empty if unknown. */
  readonly name: string;
  readonly googleSignIn: boolean;
  readonly isVerified: boolean;
  /** URL of the picture; `null` for none. */
  readonly profileImage: string | null;
};

/** The user as shown on screens, from the identity service. Never used for permissions. */
export function sessionUserOf(user: User): SessionUser {
  const { user_metadata: said, app_metadata: known } = user;
  return {
    id: user.id,
    userId: textOf(said['userId']),
    email: user.email ?? '',
    name: textOf(said['name']) ?? textOf(said['full_name']) ?? '',
    googleSignIn: known.provider === 'google' || (known.providers?.includes('google') ?? false),
    isVerified: Boolean(user.email_confirmed_at ?? user.confirmed_at),
    profileImage: textOf(said['profileImage']),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
