import * as z from 'zod';
import { download, endpoint } from './endpoint.ts';

const nothing = z.object({});

const sessionView = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  begunAt: z.iso.datetime().nullable(),
  seenAt: z.iso.datetime().nullable().meta({ description: 'When its tokens were last refreshed.' }),
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  isTwofold: z.boolean().meta({ description: 'Whether the session was signed in with a second factor.' }),
});
export type SessionView = z.infer<typeof sessionView>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'The caller’s active sessions, this one first.',
  output: z.object({
    sessions: z.array(sessionView),
    isComplete: z
      .boolean()
      .meta({ description: 'False if only this session is known, as with a hosted identity service.' }),
  }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/user/sessions/{id}',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'End one session. Its tokens no longer work.',
  input: z.object({ id: z.string().max(100) }),
  output: nothing,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/user/sessions/end-others',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'End all other sessions.',
  output: nothing,
});

export const exportPersonalData = download({
  path: '/user/export',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Everything stored about the caller, as a ZIP file: JSON and the original files.',
  input: nothing,
  limitPerMinute: 5,
});

const deletion = {
  method: 'DELETE',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Delete the account and everything in it, within a minute. Requires a recent sign-in.',
  output: nothing,
} as const;

export const deleteUser = endpoint({ ...deletion, path: '/user' });
/** The same under the other address that clients know. */
export const deleteAccount = endpoint({ ...deletion, path: '/user/delete' });
