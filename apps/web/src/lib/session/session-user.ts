import type { User } from '@supabase/auth-js';

/** The signed-in user as stored in the browser. */
export type SessionUser = {
  /** The identity service's name for the person. */
  readonly id: string;
  /** The backend's name for the person; `null` until it has seen them. */
  readonly userId: string | null;
  readonly email: string;
  /** Empty if unknown. */
  readonly name: string;
  readonly googleSignIn: boolean;
  readonly isVerified: boolean;
  /** Where the picture is; `null` for none. */
  readonly profileImage: string | null;
};

/** What the screens show of a record of the identity service. Nothing is allowed or refused by it. */
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
