import { type Language, languages } from '@winnow/contracts';
import * as z from 'zod';

/** What the identity service knows about a user: of the metadata only name and language. */
export type IdentityRecord = {
  readonly supabaseId: string;
  /** Lowercase; empty for users without an email address. */
  readonly email: string;
  /** As the user entered it: for display only, never for permissions. */
  readonly name: string;
  /** Language at sign-up; English by default. */
  readonly language: Language;
  readonly isVerified: boolean;
  readonly googleSignIn: boolean;
  readonly isAnonymous: boolean;
  readonly hasSecondFactor: boolean;
};

const words = z.string().optional().catch(undefined);
const told = z.object({ name: words, full_name: words, language: words }).catch({});

/** Display name from the user's metadata. */
export function readName(userMetadata: unknown): string {
  const { name, full_name: fullName } = told.parse(userMetadata);
  return name ?? fullName ?? '';
}

/** Language shown at sign-up, or chosen later. */
export function readLanguage(userMetadata: unknown): Language {
  const { language } = told.parse(userMetadata);
  return languages.find((spoken) => spoken === language) ?? 'en';
}

/** The fields that we read of the protocol's user object. */
const protocolUser = z.object({
  id: z.string().min(1),
  email: z.string().nullish(),
  email_confirmed_at: z.unknown().optional(),
  is_anonymous: z.boolean().nullish(),
  user_metadata: z.unknown().optional(),
  identities: z.array(z.object({ provider: z.string() })).nullish(),
  factors: z.array(z.object({ status: z.string() })).nullish(),
});

/** Reads the protocol's user object; `null` for anything else. */
export function readIdentityRecord(user: unknown): IdentityRecord | null {
  const parsed = protocolUser.safeParse(user);
  if (!parsed.success) return null;
  const { id, email, user_metadata: userMetadata, identities, factors, ...rest } = parsed.data;
  return {
    supabaseId: id,
    email: (email ?? '').toLowerCase(),
    name: readName(userMetadata),
    language: readLanguage(userMetadata),
    isVerified: Boolean(rest.email_confirmed_at),
    googleSignIn: (identities ?? []).some(({ provider }) => provider === 'google'),
    isAnonymous: rest.is_anonymous ?? false,
    hasSecondFactor: (factors ?? []).some(({ status }) => status === 'verified'),
  };
}
