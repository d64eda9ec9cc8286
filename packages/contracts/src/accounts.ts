import * as z from 'zod';
import { endpoint } from './endpoint.ts';

/** How the screens look; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The languages that the screens speak. */
export const languages = ['en'] as const;
export type Language = (typeof languages)[number];

/** A person who uses the product, as they see themselves. */
export const userView = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  googleSignIn: z.boolean(),
  isVerified: z.boolean(),
  /** The identity service's name for the same person. */
  supabaseId: z.string(),
  /** Where their picture is; `null` for none. */
  profileImage: z.string().nullable(),
  isOperator: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type UserView = z.infer<typeof userView>;

export const getMe = endpoint({
  method: 'GET',
  path: '/auth/me',
  access: 'signed-in',
  summary: 'Who is signed in.',
  output: userView,
});
