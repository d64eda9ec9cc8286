import type { OrganizationId } from '@winnow/contracts';
import type * as z from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { describeError } from '../../platform/log/describe-error.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { UserService } from '../accounts/users/user-service.ts';
import type { RemovalService } from '../analyses/removal-service.ts';
import { daysAfter, noticeDaysOf, sentAt } from '../files/notice-days.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { UnownedFiles } from '../housekeeping/unowned-files.ts';
import type { OrganizationService } from '../organizations/organization-service.ts';
import { personalOrganizationOf } from '../organizations/personal-organization.ts';
import type { ConsentService } from '../people/consents/consent-service.ts';
import { notifyFilesDue } from './retention-task-values.ts';

export type RetentionService = ReturnType<typeof createRetentionService>;

type Dependencies = {
  readonly database: Database;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly users: Pick<UserService, 'listRetention'>;
  readonly organizations: Pick<OrganizationService, 'listTeamRetention' | 'listKeepersOfFiles'>;
  readonly resumes: Pick<ResumeService, 'measureSent'>;
  readonly removal: Pick<RemovalService, 'removeFilesOf'>;
  readonly consents: Pick<ConsentService, 'removeOverdue'>;
  /** Removes files whose rows were deleted. */
  readonly unownedFiles: Pick<UnownedFiles, 'remove'>;
};

/** Deletes resumes, and what was read from them, after their retention period. */
export function createRetentionService(dependencies: Dependencies) {
  const { database, queue, clock, log, users, organizations, resumes, removal, consents, unownedFiles } =
    dependencies;
  return {
    /**
     * Deletes due resumes, first of users, then of teams, and queues emails about those due soon. Returns the number of
     * deleted files.
     * @throws Error at the end if anything failed, so that it is retried
     */
    async run(): Promise<number> {
      const now = clock.now();
      let removed = 0;
      let failures = 0;
      const keep = async (organizationId: OrganizationId, retentionDays: number) => {
        removed += await removal.removeFilesOf(organizationId, sentAt(now, retentionDays));
      };
      const attempt = async (whose: object, work: () => Promise<void>) => {
        try {
          await work();
        } catch (error) {
          failures += 1;
          log.error({ ...whose, ...describeError(error) }, 'retention failed');
        }
      };
      await attempt({ of: 'people' }, async () => {
        removed += await consents.removeOverdue();
      });
      for await (const { userId, retentionDays } of users.listRetention()) {
        await attempt({ userId }, async () => {
          await keep(personalOrganizationOf(userId), retentionDays);
          const own = personalOrganizationOf(userId);
          if (await areDue(own, retentionDays)) await notify([{ userId }]);
        });
      }
      for (const { organizationId, retentionDays } of await organizations.listTeamRetention()) {
        await attempt({ organizationId }, async () => {
          await keep(organizationId, retentionDays);
          if (!(await areDue(organizationId, retentionDays))) return;
          const keepers = await organizations.listKeepersOfFiles(organizationId);
          await notify(keepers.map((userId) => ({ userId, organizationId })));
        });
      }
      const unowned = await removeUnowned();
      if (unowned === null) failures += 1;
      log.info({ removed, unowned, failures }, 'retention was kept');
      if (failures > 0) throw new Error(`Retention could not be kept ${failures} times.`);
      return removed;
    },
  };

  async function areDue(organizationId: OrganizationId, retentionDays: number): Promise<boolean> {
    const now = clock.now();
    const { files } = await resumes.measureSent(organizationId, {
      after: sentAt(now, retentionDays),
      until: sentAt(daysAfter(now, noticeDaysOf(retentionDays)), retentionDays),
    });
    return files > 0;
  }

  /** The email task checks opt-outs and earlier notices. */
  async function notify(whose: readonly z.output<typeof notifyFilesDue.payload>[]): Promise<void> {
    await database.transaction(async (transaction) => {
      for (const each of whose) await queue.enqueue(transaction, notifyFilesDue, each);
    });
  }

  /** Number of removed files; `null` if this failed. */
  async function removeUnowned(): Promise<number | null> {
    try {
      return await unownedFiles.remove();
    } catch (error) {
      log.error(describeError(error), 'files without an owner were not removed');
      return null;
    }
  }
}
