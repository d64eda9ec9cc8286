import type { OrganizationId } from '@winnow/contracts';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/users/user-tables.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import { exceptionalEntries } from './exceptional-entry-tables.ts';
import { memberships } from './organization-tables.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly emailOutbox: IdentityService['emailOutbox'];
};

/** A year and a day: no session lasts longer, so owners are notified only once of each. */
const keptMs = 366 * dayMs;

/** Removes entries of sessions that ended long ago. The audit log keeps the events. */
export async function forgetExceptions({ database, clock }: Pick<Dependencies, 'database' | 'clock'>) {
  const before = new Date(clock.now().getTime() - keptMs);
  await database.delete(exceptionalEntries).where(lt(exceptionalEntries.enteredAt, before));
}

type Entry = {
  readonly organizationId: OrganizationId;
  readonly userId: string;
  readonly sessionId: string;
};

export type NoteException = (entry: Entry) => Promise<void>;

/** Maximum recorded sessions that this process remembers, so that their next calls need no query. */
const maxRemembered = 1_000;

/** Records an exceptional entry in the audit log and emails all owners, once per session. */
export function createNoteException({ database, clock, audit, emailOutbox }: Dependencies): NoteException {
  const remembered = new Set<string>();
  return async ({ organizationId, userId, sessionId }) => {
    const key = `${organizationId} ${sessionId}`;
    if (remembered.has(key)) return;
    await database.transaction(async (transaction) => {
      const noted = await transaction
        .insert(exceptionalEntries)
        .values({ organizationId, userId, sessionId, enteredAt: clock.now() })
        .onConflictDoNothing()
        .returning({ userId: exceptionalEntries.userId });
      if (noted.length === 0) return;
      await audit.record(transaction, {
        action: 'single-sign-on-bypassed',
        actorId: userId,
        subjectId: null,
        organizationId,
      });
      const owners = await transaction
        .select({ email: users.email })
        .from(memberships)
        .innerJoin(users, eq(users.id, memberships.userId))
        .where(
          and(
            eq(memberships.organizationId, organizationId),
            eq(memberships.role, 'owner'),
            isNull(users.deletedAt),
            sql`${users.email} <> ''`,
          ),
        );
      for (const { email } of owners) {
        await emailOutbox.post(transaction, {
          about: 'notice',
          kind: 'single-sign-on-bypassed',
          to: email,
          onlyToOwner: true,
          happened: { at: clock.now().toISOString(), userAgent: null, address: null },
        });
      }
    });
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.add(key);
  };
}
