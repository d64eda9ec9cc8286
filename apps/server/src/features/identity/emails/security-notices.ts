import { type Clock, dayMs } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { User } from '../accounts/account.ts';
import { countEvents, recordEvent } from '../accounts/user-repository.ts';
import type { Visit } from '../http/identity-request.ts';
import { languageOf } from './email-language.ts';
import type { EmailOutbox } from './email-outbox.ts';
import type { NoticeKind } from './email-words.ts';

type SecurityEvent = {
  readonly user: Pick<User, 'id' | 'email' | 'userMetadata'>;
  /** Name of the event in the log. */
  readonly event: string;
  /** `null` if no request caused it. */
  readonly visit: Pick<Visit, 'address' | 'userAgent'> | null;
};

export type SecurityNotices = {
  /**
   * Logs a security event of an account and emails its owner, in the transaction of the change. These emails can't be
   * turned off; an account gets at most ten of a kind a day, so that they don't flood the mailbox.
   */
  tell(on: Transaction, kind: NoticeKind, happened: SecurityEvent): Promise<void>;
};

const maxOfAKindADay = 10;

export function createSecurityNotices({
  clock,
  emailOutbox,
}: {
  readonly clock: Clock;
  readonly emailOutbox: EmailOutbox;
}): SecurityNotices {
  return {
    async tell(on, kind, { user, event, visit }) {
      const now = clock.now();
      const dayAgo = new Date(now.getTime() - dayMs);
      const already = await countEvents(on, { userId: user.id, event, since: dayAgo });
      await recordEvent(on, { userId: user.id, event, address: visit?.address ?? null, happenedAt: now });
      if (user.email === null || already >= maxOfAKindADay) return;
      const happened = {
        at: now.toISOString(),
        userAgent: visit?.userAgent ?? null,
        address: visit?.address ?? null,
      };
      const language = languageOf(user.userMetadata);
      await emailOutbox.post(on, { about: 'notice', kind, to: user.email, language, happened });
    },
  };
}
