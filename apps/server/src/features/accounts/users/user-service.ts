import {
  ApiError,
  type EmailPreferences,
  type Language,
  type Preferences,
  type UserView,
} from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { profileImagePath } from '../profile-images/profile-image-path.ts';
import type { KnownUsers } from './known-users.ts';
import {
  type Change,
  findSettings,
  findUser,
  listRetention,
  listUsers,
  type SettingsRow,
  type UserRow,
  type UserSearch,
  updateSettings,
  updateUser,
} from './user-repository.ts';

export type UserService = ReturnType<typeof createUserService>;

/** A user's row in our database. */
export type KnownUser = UserRow;

type Dependencies = { readonly database: Database; readonly clock: Clock; readonly knownUsers: KnownUsers };

/** What users can see and change about themselves, and what operators see of users. */
export function createUserService({ database, clock, knownUsers }: Dependencies) {
  return {
    async describe(caller: Caller): Promise<UserView> {
      return presentUser(present(await findUser(database, caller.userId)), caller);
    },

    /** The caller, named by their id in the identity service. @throws ApiError `not-found` for any other id */
    async describeAs(caller: Caller, supabaseId: string): Promise<UserView> {
      if (supabaseId !== caller.supabaseId) throw new ApiError('not-found', 'There is no such user.');
      return presentUser(present(await findUser(database, caller.userId)), caller);
    },

    async rename(caller: Caller, name: string | undefined): Promise<UserView> {
      const change = { ...(name !== undefined && { name }), updatedAt: clock.now() };
      const user = present(await updateUser(database, caller.userId, change));
      await knownUsers.updateIdentity(user);
      return presentUser(user, caller);
    },

    /** For operators. */
    search: (wanted: UserSearch) => listUsers(database, wanted),

    /** For operators. @throws ApiError `not-found` */
    async getAny(userId: string): Promise<UserRow> {
      const user = await findUser(database, userId);
      if (!user) throw new ApiError('not-found', 'There is no such user.');
      return user;
    },

    async getPreferences(userId: string): Promise<Preferences> {
      return preferencesOf(present(await findSettings(database, userId)));
    },

    async changePreferences(userId: string, change: Change<Preferences>): Promise<Preferences> {
      // Other days mean other deletion dates: earlier notices don't count.
      const untold = change.retentionDays === undefined ? {} : { filesDueNotifiedUntil: null };
      const settings = present(await updateSettings(database, userId, { ...change, ...untold }));
      if (change.language !== undefined) {
        await knownUsers.updateIdentityLanguage(present(await findUser(database, userId)), change.language);
      }
      return preferencesOf(settings);
    },

    /** The user's language for emails. */
    async getLanguage(userId: string): Promise<Language> {
      return (await findSettings(database, userId))?.language ?? 'en';
    },

    /** Retention period of every user except those being deleted. */
    listRetention: () => listRetention(database),

    /** Settings for the email about resumes due for deletion; `undefined` for a user being deleted. */
    async findRetention(userId: string) {
      const user = await findUser(database, userId);
      const settings = await findSettings(database, userId);
      if (!user || user.deletedAt || !settings) return undefined;
      const {
        retentionDays,
        emailOnFilesDue: wantsEmails,
        filesDueNotifiedUntil: notifiedUntil,
        language,
      } = settings;
      return { email: user.email, retentionDays, wantsEmails, notifiedUntil, language };
    },

    async recordFilesDueNotified(userId: string, until: Date): Promise<void> {
      await updateSettings(database, userId, { filesDueNotifiedUntil: until });
    },

    async getEmailPreferences(userId: string): Promise<EmailPreferences> {
      return emailPreferencesOf(present(await findSettings(database, userId)));
    },

    async changeEmailPreferences(
      userId: string,
      change: Change<EmailPreferences>,
    ): Promise<EmailPreferences> {
      const { analysisFinished, creditsLow, supportReplies, filesDue } = change;
      const columns = {
        emailOnAnalysisFinished: analysisFinished,
        emailOnCreditsLow: creditsLow,
        emailOnSupportReplies: supportReplies,
        emailOnFilesDue: filesDue,
      };
      return emailPreferencesOf(present(await updateSettings(database, userId, columns)));
    },
  };
}

/** @throws ApiError `not-signed-in` if the user was deleted meanwhile */
function present<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError('not-signed-in', 'Authentication required');
  return row;
}

/** A user as returned to themselves. */
function presentUser(user: UserRow, { operatorStanding }: Pick<Caller, 'operatorStanding'>): UserView {
  const { id, name, email, googleSignIn, isVerified, supabaseId, profileImage, createdAt } = user;
  return {
    id,
    name,
    email,
    googleSignIn,
    isVerified,
    supabaseId,
    profileImage: profileImagePath(profileImage),
    isOperator: operatorStanding !== 'none',
    operatorStanding,
    createdAt: createdAt.toISOString(),
  };
}

function preferencesOf({ theme, language, retentionDays, anonymousView }: SettingsRow): Preferences {
  return { theme, language, retentionDays, anonymousView };
}

function emailPreferencesOf(settings: SettingsRow): EmailPreferences {
  return {
    analysisFinished: settings.emailOnAnalysisFinished,
    creditsLow: settings.emailOnCreditsLow,
    supportReplies: settings.emailOnSupportReplies,
    filesDue: settings.emailOnFilesDue,
  };
}
