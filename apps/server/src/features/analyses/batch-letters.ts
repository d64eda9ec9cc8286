import type { Database } from '../../platform/database/database.ts';
import { layOutLetter } from '../../platform/mail/lay-out-letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { findBatchWithOwner, listItems } from './batch-repository.ts';
import { presentSummary } from './batch-view.ts';

/** Letters about runs. */
export type BatchLetters = {
  /** Tells the owner of a run that it has ended, unless they want no such letters or tried a file again since. */
  tellFinished(batchId: string): Promise<void>;
};

export function createBatchLetters({
  database,
  mail,
  siteUrl,
  wantsLetters,
}: {
  database: Database;
  mail: Pick<Mail, 'send'>;
  /** Without a slash at the end. */
  siteUrl: string;
  wantsLetters: (userId: string) => Promise<boolean>;
}): BatchLetters {
  return {
    async tellFinished(batchId) {
      const found = await findBatchWithOwner(database, batchId);
      if (!found?.email || !found.batch.finishedAt) return;
      const { batch, email } = found;
      if (!(await wantsLetters(batch.ownerId))) return;
      const { counts } = presentSummary(batch, await listItems(database, [batch.id]));
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
  };
}
