import type { Queue } from '../../platform/tasks/queue.ts';
import type { PendingResumes } from '../search/pending-resumes.ts';
import type { RenewalService } from './consents/renewal-service.ts';
import { clearConsentEmails, emailConsentRequest } from './consents/renewal-task-values.ts';
import { gatherPeople } from './person-task-values.ts';

/** Every hour: while two releases run side by side, the older one reads resumes without looking for their people. */
const hourly = '47 * * * *';

export function handlePersonTasks(
  queue: Queue,
  {
    pendingPeople,
    consentRenewals,
    storedConsentEmails,
  }: {
    readonly pendingPeople: PendingResumes;
    readonly consentRenewals: Pick<RenewalService, 'send'>;
    readonly storedConsentEmails: { readonly removeDeleted: () => Promise<void> };
  },
): void {
  queue.handle(gatherPeople, async () => {
    await pendingPeople.run();
  });
  queue.schedule(gatherPeople, hourly, {});
  queue.handle(emailConsentRequest, ({ requestId }) => consentRenewals.send(requestId));
  queue.handle(clearConsentEmails, () => storedConsentEmails.removeDeleted());
  queue.schedule(clearConsentEmails, hourly, {});
}
