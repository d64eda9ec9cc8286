import type { Database } from '../../platform/database/database.ts';
import { layOutLetter } from '../../platform/mail/lay-out-letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { CreditService } from '../credits/credit-service.ts';
import { countItems, findBatchWithOwner } from './batch-repository.ts';
import { presentSummary } from './batch-view.ts';

/** Letters about runs. */
export type BatchLetters = {
  /** Tells the owner of a run that it has ended, unless they want no such letters or tried a file again since. */
  tellFinished(batchId: string): Promise<void>;
  /** Tells the owner once a run has brought their credits low, unless they want no such letters. */
  tellCreditsLow(batchId: string): Promise<void>;
};

/** So small a share of what the plan gives a month is little. */
const lowShare = 1 / 5;

export function createBatchLetters({
  database,
  mail,
  siteUrl,
  wantsLetters,
  wantsCreditLetters,
  credits,
}: {
  database: Database;
  mail: Pick<Mail, 'send'>;
  /** Without a slash at the end. */
  siteUrl: string;
  wantsLetters: (userId: string) => Promise<boolean>;
  wantsCreditLetters: (userId: string) => Promise<boolean>;
  credits: Pick<CreditService, 'getBalance'>;
}): BatchLetters {
  return {
    async tellFinished(batchId) {
      const found = await findBatchWithOwner(database, batchId);
      if (!found?.email || !found.batch.finishedAt) return;
      const { batch, email } = found;
      if (!(await wantsLetters(batch.ownerId))) return;
      const { counts } = presentSummary(batch, await countItems(database, [batch.id]));
      const unread = counts.failed > 0 ? ` ${counts.failed} could not be read; they cost nothing.` : '';
      const words = [
        {
          kind: 'text',
          text: `The resumes for “${batch.jobTitle}” are judged: ${counts.done} of ${counts.total}.${unread}`,
        },
        { kind: 'link', label: 'Open the results', url: `${siteUrl}/resume-analyzer/${batch.id}` },
        { kind: 'small-print', text: 'You get this letter after long runs only. Settings turn it off.' },
      ] as const;
      await mail.send(layOutLetter(email, `Results for ${batch.jobTitle}`, words));
    },

    async tellCreditsLow(batchId) {
      const found = await findBatchWithOwner(database, batchId);
      if (!found?.email) return;
      const { batch, email } = found;
      if (!(await wantsCreditLetters(batch.ownerId))) return;
      const { charged } = presentSummary(batch, await countItems(database, [batch.id])).credits;
      const { availableCredits, monthlyCredits, renewsAt } = await credits.getBalance(batch.ownerId);
      if (availableCredits < 0) return;
      const low = Math.ceil(monthlyCredits * lowShare);
      // Told by the run that crossed the line, so that the next ones do not say it again.
      if (availableCredits > low || availableCredits + charged <= low) return;
      const left = availableCredits === 1 ? '1 credit is left' : `${availableCredits} credits are left`;
      const words = [
        {
          kind: 'text',
          text: `After the run for “${batch.jobTitle}” ${left}. New monthly credits come on ${renewsAt.slice(0, 10)}.`,
        },
        { kind: 'link', label: 'See your credits', url: `${siteUrl}/credits` },
        { kind: 'small-print', text: 'You get this letter when credits run low. Settings turn it off.' },
      ] as const;
      await mail.send(layOutLetter(email, 'Your credits are running low', words));
    },
  };
}
