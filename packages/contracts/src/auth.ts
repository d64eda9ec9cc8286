import * as z from 'zod';
import { userView } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

const email = z.string().trim().max(255).pipe(z.email('Please enter a valid email address'));
/** The identity service checks the password rules; this rejects only an empty password. */
const password = z.string().min(1, 'Password is required').max(limits.passwordMax, 'Password is too long');
const personName = z
  .string()
  .trim()
  .min(limits.nameMin, 'Name must be at least 2 characters')
  .max(limits.nameMax, 'Name is too long');
const nothing = z.object({});

/** Tokens of a sign-in, in the terms of the identity service. */
const sessionView = z.object({
  token: z.string(),
  refreshToken: z.string(),
  tokenType: z.literal('bearer'),
  expiresAt: z.int().meta({ description: 'Seconds since 1970.' }),
});

const signedIn = sessionView.extend({
  user: userView.nullable().meta({ description: 'Null until the second factor is verified.' }),
  needsSecondFactor: z.boolean(),
});
export type SignedIn = z.infer<typeof signedIn>;

/** Other fields are ignored, so that users can't declare themselves verified. */
export const signUp = endpoint({
  method: 'POST',
  path: '/auth/signup',
  access: 'anyone',
  summary: 'Create an account, or register the one just created at the identity service.',
  input: z.object({
    name: personName,
    email,
    password: password.optional(),
    supabaseId: z.uuid().optional().meta({
      description:
        'Id of a user who has already signed up with the identity service; no password is needed then.',
    }),
  }),
  output: z.object({ id: z.uuid() }),
  limitPerMinute: limits.signUpsPerMinute,
  limitPerDay: 500,
});

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/signin',
  access: 'anyone',
  summary: 'Log in with email address and password.',
  input: z.object({ email, password }),
  output: signedIn,
});

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/signout',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'End this session. Its tokens no longer work.',
  output: nothing,
});

export const getUserBySupabaseId = endpoint({
  method: 'GET',
  path: '/auth/supabaseId',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'The caller, by their ID at the identity service.',
  input: z.object({ id: z.string().max(100) }),
  output: userView,
});

export const refreshToken = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  access: 'anyone',
  summary: 'New tokens for a refresh token.',
  input: z.object({ refreshToken: z.string().min(1, 'A refresh token is required').max(2000) }),
  output: signedIn,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'anyone',
  summary: 'Send a password reset email, if the address has an account.',
  input: z.object({ email }),
  output: nothing,
});

/** Proof from an email: its link's token, or its code with the address it was sent to. */
const proof = {
  tokenHash: z.string().min(1).max(500).optional(),
  email: email.optional(),
  code: z.string().trim().min(1).max(20).optional(),
};

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'anyone',
  summary: 'Set a new password with the link or code from an email. This ends all sessions.',
  input: z.object({ ...proof, password }),
  output: nothing,
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify-email',
  access: 'anyone',
  summary: 'Verify an email address with the link or code from the email, and sign in.',
  input: z.object(proof),
  output: signedIn,
});

const passwordChange = {
  method: 'POST',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Change the password. This ends all other sessions.',
  input: z.object({ currentPassword: password, newPassword: password }),
  output: z.object({
    session: sessionView.nullable().meta({
      description: 'New tokens to continue with, if this session was too old for the change.',
    }),
  }),
  limitPerMinute: 20,
} as const;

export const changePassword = endpoint({ ...passwordChange, path: '/auth/change-password' });
/** The same under the other address that clients know. */
export const changeUserPassword = endpoint({ ...passwordChange, path: '/user/change-password' });
