import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { forInstallation, forOrganization } from '../../platform/database/scope.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { SelfReportService } from '../fairness/self-reports/self-report-service.ts';
import {
  type ApplicationRow,
  findByReceipt,
  lockApplication,
  updateApplicationRow,
} from './application-repository.ts';
import { findShownJobOf, type ShownJob } from './apply-page-repository.ts';
import { hashOfReceipt } from './receive-application.ts';

/** Data for the link of a confirmation email; `undefined` if the application was deleted or replaced. */
export type Receipts = {
  open(receipt: string): Promise<{ application: ApplicationRow; shown: ShownJob } | undefined>;
  /** Returns whether there is such an application; one that was withdrawn stays so. */
  withdraw(receipt: string): Promise<boolean>;
};

export function createReceipts({
  database,
  clock,
  audit,
  selfReports,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly selfReports: Pick<SelfReportService, 'removeIn'>;
}): Receipts {
  /** The secret says which organization the visitor may see something of. */
  const find = (receipt: string) => forInstallation(() => findByReceipt(database, hashOfReceipt(receipt)));

  return {
    async open(receipt) {
      const application = await find(receipt);
      if (!application) return undefined;
      const { organizationId, jobId } = application;
      const shown = await forOrganization(organizationId, () => findShownJobOf(database, jobId));
      return shown && { application, shown };
    },

    async withdraw(receipt) {
      const application = await find(receipt);
      if (!application) return false;
      const { organizationId, jobId, id } = application;
      await forOrganization(organizationId, () =>
        database.transaction(async (transaction) => {
          const row = await lockApplication(transaction, { organizationId, jobId }, id);
          if (!row || row.withdrawnAt !== null) return;
          await updateApplicationRow(transaction, id, { withdrawnAt: clock.now() });
          await selfReports.removeIn(transaction, id);
          await audit.record(transaction, {
            action: 'application-withdrawn',
            actorId: null,
            subjectId: id,
            organizationId,
          });
        }),
      );
      return true;
    },
  };
}
