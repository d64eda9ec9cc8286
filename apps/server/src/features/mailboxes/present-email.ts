import type { MailboxEmail, SenderCheck, SenderCheckResult } from '@winnow/contracts';
import type { EmailRow, listAttachments } from './email-repository.ts';

type Attached = Awaited<ReturnType<typeof listAttachments>>[number];

/** @param attachments of this and other emails @param isAnonymous leaves out who wrote it */
export function presentEmail(
  row: EmailRow,
  attachments: readonly Attached[],
  isAnonymous: boolean,
): MailboxEmail {
  const { id, senderName, senderAddress } = row;
  const isSaid = senderName !== null && senderAddress !== null;
  return {
    id,
    from: isSaid && !isAnonymous ? { name: senderName, address: senderAddress } : null,
    subject: isAnonymous ? '' : row.subject,
    sentAt: row.sentAt?.toISOString() ?? null,
    receivedAt: row.receivedAt.toISOString(),
    spf: presentCheck(row.spf, isAnonymous ? null : row.spfDomain),
    dkim: presentCheck(row.dkim, isAnonymous ? null : row.dkimDomain),
    problem: row.problem,
    leftOut: row.leftOut,
    attachments: attachments
      .filter(({ attachment }) => attachment.emailId === id)
      .map(({ attachment, personId, reading, unreadableFor }) => ({
        id: attachment.id,
        name: isAnonymous ? '' : attachment.name,
        outcome: attachment.outcome,
        reason: attachment.reason,
        fileId: attachment.resumeId,
        personId,
        reading,
        unreadableFor,
      })),
  };
}

function presentCheck(result: SenderCheckResult | null, domain: string | null): SenderCheck | null {
  return result === null ? null : { result, domain };
}
