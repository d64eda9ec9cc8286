import type { Language } from '@winnow/contracts';
import type { Database } from '../../../platform/database/database.ts';
import { dayInEmail } from '../../../platform/email/email-frame.ts';
import type { EmailTransport } from '../../../platform/email/email-transport.ts';
import { layOutEmail } from '../../../platform/email/lay-out-email.ts';
import type { CreditService } from '../../credits/credit-service.ts';
import { countItems, type ItemRow, listItems } from '../items/item-repository.ts';
import { batchEmailWords } from './batch-email-words.ts';
import { type BatchRow, findBatchWithOwner } from './batch-repository.ts';
import { presentSummary, stateOf } from './batch-view.ts';

/** Emails about runs. */
export type BatchEmails = {
  /**
   * Emails the user who started a run that it has finished, unless they turned these emails off, canceled it or have
   * retried a file since.
   */
  notifyFinished(batchId: string): Promise<void>;
  /** Emails the user when a run leaves few credits, unless they turned these emails off. */
  notifyCreditsLow(batchId: string): Promise<void>;
};

/** Share of the plan's monthly credits below which credits are low. */
const lowShare = 1 / 5;

export function createBatchEmails({
  database,
  emailTransport,
  siteUrl,
  wantsEmails,
  wantsCreditEmails,
  languageOf,
  credits,
}: {
  database: Database;
  emailTransport: Pick<EmailTransport, 'send'>;
  /** Without a slash at the end. */
  siteUrl: string;
  wantsEmails: (userId: string) => Promise<boolean>;
  wantsCreditEmails: (userId: string) => Promise<boolean>;
  /** The user's language for emails. */
  languageOf: (userId: string) => Promise<Language>;
  credits: Pick<CreditService, 'getBalance'>;
}): BatchEmails {
  return {
    async notifyFinished(batchId) {
      const found = await findBatchWithOwner(database, batchId);
      if (!found?.email || stateOf(found.batch) !== 'done') return;
      const { batch, email } = found;
      if (!(await wantsEmails(batch.createdBy))) return;
      const { counts } = presentSummary(batch, await countItems(database, [batch.id]));
      const language = await languageOf(batch.createdBy);
      const words = batchEmailWords[language];
      const scored = words.scored(batch.jobTitle, counts.done, counts.total);
      const text = counts.failed > 0 ? `${scored} ${words.unread(counts.failed)}` : scored;
      const parts = [
        { kind: 'text', text },
        { kind: 'link', label: words.openResults, url: `${siteUrl}/resume-analyzer/${batch.id}` },
        { kind: 'small-print', text: words.afterLongRuns },
      ] as const;
      await emailTransport.send(layOutEmail({ to: email, language }, words.finished(batch.jobTitle), parts));
    },

    async notifyCreditsLow(batchId) {
      const found = await findBatchWithOwner(database, batchId);
      if (!found?.email) return;
      const { batch, email } = found;
      if (!(await wantsCreditEmails(batch.createdBy))) return;
      const charged = countCharged(batch, await listItems(database, [batch.id]));
      const { availableCredits, monthlyCredits, renewsAt } = await credits.getBalance(batch.organizationId);
      if (availableCredits < 0) return;
      const low = Math.ceil(monthlyCredits * lowShare);
      // Only the run that crosses the threshold sends it, so that later ones don't repeat it.
      if (availableCredits > low || availableCredits + charged <= low) return;
      const language = await languageOf(batch.createdBy);
      const words = batchEmailWords[language];
      const renewal = dayInEmail(new Date(renewsAt), language);
      const parts = [
        { kind: 'text', text: words.left(batch.jobTitle, availableCredits, renewal) },
        { kind: 'link', label: words.seeCredits, url: `${siteUrl}/credits` },
        { kind: 'small-print', text: words.whenLow },
      ] as const;
      await emailTransport.send(layOutEmail({ to: email, language }, words.low, parts));
    },
  };
}

/** Credits that the run cost, or that were charged since a retry: earlier ones were already reported. */
function countCharged({ createdAt, reopenedAt }: BatchRow, items: readonly ItemRow[]): number {
  const since = reopenedAt ?? createdAt;
  return items.filter(({ charge, updatedAt }) => charge === 'charged' && updatedAt >= since).length;
}
