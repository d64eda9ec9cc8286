import {
  type EmailedKind,
  type EmailTiming,
  type NotificationSettings,
  suggestedEmailTimings,
} from '@winnow/contracts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import {
  findNotificationSettings,
  listNotificationSettings,
  lockNotificationSettings,
  type NotificationSettingsRow,
  updateNotificationSettingsRow,
} from './notification-settings-repository.ts';

export type NotificationSettingsService = ReturnType<typeof createNotificationSettings>;

type Change = {
  readonly [Field in Exclude<keyof NotificationSettings, 'emails'>]?: NotificationSettings[Field] | undefined;
} & { readonly emails?: Partial<Record<EmailedKind, EmailTiming | undefined>> | undefined };

/** Default hour of the digest. */
const usualDigestHour = 8;

/** Email settings for notifications. */
export function createNotificationSettings({ database }: { readonly database: Database }) {
  return {
    async get(userId: string): Promise<NotificationSettings> {
      return present((await findNotificationSettings(database, userId)) ?? freshSettings(userId));
    },

    change(userId: string, { emails = {}, ...rest }: Change): Promise<NotificationSettings> {
      return database.transaction(async (transaction) => {
        const before = await lockNotificationSettings(transaction, freshSettings(userId));
        const change = { ...definedOf(rest), emails: { ...before.emails, ...definedOf(emails) } };
        await updateNotificationSettingsRow(transaction, userId, change);
        return present({ ...before, ...change });
      });
    },

    /** For several users, when they want emails of a kind. */
    async listTimings(
      on: Queryable,
      kind: EmailedKind,
      userIds: readonly string[],
    ): Promise<ReadonlyMap<string, EmailTiming>> {
      const rows = await listNotificationSettings(on, userIds);
      return new Map(
        userIds.map((userId) => {
          const row = rows.find((one) => one.userId === userId);
          return [userId, timingOf(row, kind)];
        }),
      );
    },
  };
}

/** The default settings. */
export function freshSettings(userId: string): NotificationSettingsRow {
  return {
    userId,
    emails: {},
    digestHour: usualDigestHour,
    timeZone: null,
    digestedOn: null,
    showsPresence: true,
  };
}

export function timingOf(row: NotificationSettingsRow | undefined, kind: EmailedKind): EmailTiming {
  return row?.emails[kind] ?? suggestedEmailTimings[kind];
}

function present({
  emails,
  digestHour,
  timeZone,
  showsPresence,
}: NotificationSettingsRow): NotificationSettings {
  return { emails: { ...suggestedEmailTimings, ...emails }, digestHour, timeZone, showsPresence };
}

/** Removes undefined values. */
function definedOf<Values extends object>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]: Exclude<Values[Name], undefined>;
  };
}
