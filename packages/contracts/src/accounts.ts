import * as z from 'zod';
import { download, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** Whether this sign-in may use the operator console, or what is missing. */
export const operatorStandings = [
  /** Not an operator. */
  'none',
  /** Named by the settings; the address was not proved by an email or by Google yet. */
  'unproved',
  'needs-second-factor',
  /** The sign-in is too long ago. */
  'needs-sign-in',
  'ready',
] as const;
export type OperatorStanding = (typeof operatorStandings)[number];

/** A person who uses the product, as they see themselves. */
export const userView = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  googleSignIn: z.boolean(),
  isVerified: z.boolean(),
  supabaseId: z.string().meta({ description: "The identity service's name for the same person." }),
  profileImage: z.string().nullable().meta({ description: 'Path of the profile picture; null without one.' }),
  isOperator: z.boolean(),
  operatorStanding: z.enum(operatorStandings).meta({
    description: 'Whether this session can open the operator console, or what is missing.',
  }),
  createdAt: z.iso.datetime(),
});
export type UserView = z.infer<typeof userView>;

const text = z.string().trim().max(limits.profileTextMax).nullable();
const texts = z.array(z.string().trim().max(limits.profileTextMax)).max(limits.profileListMax).nullable();

/** Answers in a person's profile, named like the table's columns. */
const profileFields = {
  role: text,
  job_title: text,
  company_name: text,
  team_size: text,
  hiring_team_size: text,
  hiring_volume: text,
  industries: texts,
  role_types: texts,
  hiring_goals: texts,
} as const;

export const profileView = z.object({
  ...profileFields,
  onboarding_completed: z.boolean(),
  updated_at: z.string().nullable(),
});
export type ProfileView = z.infer<typeof profileView>;

export const profileChange = z.object(profileFields).partial();
export type ProfileChange = z.infer<typeof profileChange>;

/** Color scheme of the screens; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The languages that the screens speak. */
export const languages = ['en', 'de', 'es', 'fr', 'ar'] as const;
export type Language = (typeof languages)[number];

export const getMe = endpoint({
  method: 'GET',
  path: '/auth/me',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'The signed-in user.',
  output: userView,
});

export const getUser = endpoint({
  method: 'GET',
  path: '/user',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'The caller with their profile.',
  output: userView.extend({ profile: profileView.nullable() }),
});

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/user',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Change your name. The identity service changes the email address, once it is confirmed.',
  input: z.object({
    name: z
      .string()
      .trim()
      .min(limits.nameMin, 'Name must be at least 2 characters')
      .max(limits.nameMax, 'Name is too long')
      .optional(),
  }),
  output: userView,
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/user/profile',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'The caller’s onboarding answers.',
  output: profileView,
});

export const createProfile = endpoint({
  method: 'POST',
  path: '/user/profile',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Save the onboarding answers for the first time.',
  input: profileChange,
  output: profileView,
});

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/user/profile',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Change the given fields and leave the others unchanged.',
  input: profileChange,
  output: profileView,
});

const preferences = z.object({
  theme: z.enum(themes),
  language: z.enum(languages),
  retentionDays: z
    .int('Enter a whole number of days')
    .min(limits.retentionDaysMin, `At least ${limits.retentionDaysMin} day`)
    .max(limits.retentionDaysMax, `At most ${limits.retentionDaysMax} days`)
    .meta({ description: 'Days after which resumes and what was read from them are deleted.' }),
  anonymousView: z.boolean().meta({ description: 'Whether names of candidates are hidden by default.' }),
});
export type Preferences = z.infer<typeof preferences>;

export const getPreferences = endpoint({
  method: 'GET',
  path: '/user/preferences',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'The caller’s preferences.',
  output: preferences,
});

export const updatePreferences = endpoint({
  method: 'PATCH',
  path: '/user/preferences',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Change the given fields and leave the others unchanged.',
  input: preferences.partial(),
  output: preferences,
});

/** Emails that a user can turn off. Emails about security, payments and the user's own requests are always sent. */
const emailPreferences = z.object({
  analysisFinished: z.boolean(),
  creditsLow: z.boolean(),
  supportReplies: z.boolean(),
  filesDue: z
    .boolean()
    .meta({ description: 'An email before resumes are deleted at the end of the retention period.' }),
});
export type EmailPreferences = z.infer<typeof emailPreferences>;

export const getEmailPreferences = endpoint({
  method: 'GET',
  path: '/email-preferences',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Which emails the caller wants.',
  output: emailPreferences,
});

export const updateEmailPreferences = endpoint({
  method: 'PATCH',
  path: '/email-preferences',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Change the given fields and leave the others unchanged.',
  input: emailPreferences.partial(),
  output: emailPreferences,
});

const pictured = z.object({ profileImage: z.string().nullable() });

export const uploadProfileImage = endpoint({
  method: 'POST',
  path: '/user/profile-image',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Set the profile picture. It is redrawn at 512 pixels at most, without metadata.',
  files: ['file'],
  output: pictured,
  limitPerMinute: 20,
});

export const removeProfileImage = endpoint({
  method: 'DELETE',
  path: '/user/profile-image',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Remove the profile picture.',
  output: pictured,
});

/** The URL cannot be guessed, so a page can show the picture without a session. */
export const getProfileImage = download({
  path: '/profile-images/{id}',
  access: 'anyone',
  summary: 'A profile picture.',
  input: z.object({ id: z.string().max(100) }),
  limitPerMinute: 600,
});
