import { ApiError, emailedKinds } from '@winnow/contracts';
import type { Database } from '../../../platform/database/database.ts';
import type { NotificationSettingsService } from '../settings/notification-settings-service.ts';
import { findAddress } from './notification-email-repository.ts';
import type { UnsubscribeTokens, Unsubscription } from './unsubscribe-token.ts';

export type UnsubscribeService = ReturnType<typeof createUnsubscribeService>;

type Dependencies = {
  readonly database: Database;
  readonly notificationSettings: Pick<NotificationSettingsService, 'get' | 'change'>;
  readonly unsubscribeTokens: UnsubscribeTokens;
};

/** Turns off emails by their links, without sign-in. */
export function createUnsubscribeService(dependencies: Dependencies) {
  const { database, notificationSettings, unsubscribeTokens } = dependencies;

  /** @throws ApiError `not-found` */
  function read(token: string): Unsubscription {
    const read = unsubscribeTokens.read(token);
    if (!read) throw new ApiError('not-found', 'This link does not work. Part of it may be missing.');
    return read;
  }

  return {
    tokens: unsubscribeTokens,

    open(token: string): Pick<Unsubscription, 'of'> {
      return { of: read(token).of };
    },

    /** Does nothing if the account no longer exists. */
    async unsubscribe(token: string, fromAll: boolean): Promise<Pick<Unsubscription, 'of'>> {
      const { userId, of } = read(token);
      if ((await findAddress(database, userId)) === undefined) return { of };
      const { emails } = await notificationSettings.get(userId);
      const off = emailedKinds.filter(
        (kind) => fromAll || kind === of || (of === 'digest' && emails[kind] === 'daily'),
      );
      await notificationSettings.change(userId, {
        emails: Object.fromEntries(off.map((kind) => [kind, 'off'])),
      });
      return { of };
    },
  };
}
