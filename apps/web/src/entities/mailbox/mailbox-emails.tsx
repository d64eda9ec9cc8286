import type { MailboxAttachment, MailboxEmail } from '@winnow/contracts';
import { Mail, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { personPath } from '../../lib/screen-paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { useAnonymousView } from '../account/use-anonymous-view.ts';
import { useMay } from '../organization/use-organizations.ts';
import { AddToRunDialog } from '../rediscovery/add-to-run-dialog.tsx';
import { rediscoveryTexts } from '../rediscovery/rediscovery-texts.ts';
import { mailboxTexts } from './mailbox-texts.ts';
import { SenderChecks } from './sender-checks.tsx';
import { useEmailRemoval, useMailboxEmails } from './use-mailbox.ts';

type MailboxEmailsProps = {
  readonly jobId: string;
  readonly isConnected: boolean;
  /** Number of emails that the mailbox has counted. */
  readonly seen: number;
};

/** Received emails, newest first; attached resumes can be added to a run. */
export function MailboxEmails({ jobId, isConnected, seen }: MailboxEmailsProps) {
  const texts = useTexts(mailboxTexts);
  const { run } = useTexts(rediscoveryTexts);
  const may = useMay();
  const { isAnonymous } = useAnonymousView();
  const query = useMailboxEmails(jobId, isAnonymous, seen);
  const removal = useEmailRemoval(jobId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<string | null>(null);
  return (
    <Fetched query={query} words={texts} lines={8}>
      {({ pages }) => {
        const emails = pages.flatMap((page) => page.emails);
        if (emails.length === 0)
          return isConnected ? <p className="text-14 text-quiet">{texts.noEmails}</p> : null;
        const readable = emails.flatMap(({ attachments }) => attachments.filter(isReadable));
        const fileIds = [...new Set(readable.flatMap(({ fileId }) => fileId ?? []))].filter((id) =>
          chosen.has(id),
        );
        const choose = (fileId: string, isChosen: boolean) =>
          setChosen((now) => {
            const next = new Set(now);
            if (isChosen) next.add(fileId);
            else next.delete(fileId);
            return next;
          });
        return (
          <div className="grid grid-cols-1 gap-3">
            <div className="flex min-h-control-md flex-wrap items-center justify-between gap-3">
              <h3 className="text-16 font-medium">{texts.emails}</h3>
              {may('runs.write') && readable.length > 0 && (
                <div className="flex flex-wrap gap-2">
                  <Button
                    variant="quiet"
                    onClick={() =>
                      setChosen(
                        new Set(fileIds.length > 0 ? [] : readable.flatMap(({ fileId }) => fileId ?? [])),
                      )
                    }
                  >
                    {fileIds.length > 0 ? texts.chooseNone : texts.chooseAll}
                  </Button>
                  <Button disabled={fileIds.length === 0} onClick={() => setAdding(true)}>
                    {run.button(fileIds.length)}
                  </Button>
                </div>
              )}
            </div>
            {isAnonymous && <p className="text-13 text-quiet">{texts.anonymous}</p>}
            <ol
              aria-label={texts.emails}
              className="divide-y divide-rule rounded-card border border-rule bg-raised"
            >
              {emails.map((email) => (
                <li key={email.id} className="px-4 py-3">
                  <Email
                    email={email}
                    isAnonymous={isAnonymous}
                    chosen={chosen}
                    onChoose={may('runs.write') ? choose : null}
                    onRemove={may('resumes.write') ? () => setRemoved(email.id) : null}
                  />
                </li>
              ))}
            </ol>
            {query.hasNextPage && (
              <Button
                className="justify-self-start"
                isLoading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {texts.more}
              </Button>
            )}
            <AddToRunDialog jobId={jobId} fileIds={fileIds} isOpen={isAdding} onOpenChange={setAdding} />
            <Dialog
              isOpen={removed !== null}
              onOpenChange={(isOpen) => !isOpen && setRemoved(null)}
              title={texts.removeTitle}
              description={texts.removeWords}
              actions={
                <>
                  <Button onClick={() => setRemoved(null)}>{texts.cancel}</Button>
                  <Button
                    variant="danger"
                    isLoading={removal.isPending}
                    onClick={() => removed && removal.mutate(removed, { onSettled: () => setRemoved(null) })}
                  >
                    {texts.remove}
                  </Button>
                </>
              }
            />
          </div>
        );
      }}
    </Fetched>
  );
}

/** Whether it can be added to a run: only if it could be read. */
const isReadable = ({ fileId, reading }: MailboxAttachment): boolean => fileId !== null && reading === 'read';

type EmailProps = {
  readonly email: MailboxEmail;
  readonly isAnonymous: boolean;
  readonly chosen: ReadonlySet<string>;
  /** `null` for members who may not start runs. */
  readonly onChoose: ((fileId: string, isChosen: boolean) => void) | null;
  readonly onRemove: (() => void) | null;
};

function Email({ email, isAnonymous, chosen, onChoose, onRemove }: EmailProps) {
  const texts = useTexts(mailboxTexts);
  const { dateTime } = useFormats();
  const { from, subject, receivedAt, attachments, problem, leftOut } = email;
  const sender = isAnonymous ? texts.hidden : from?.name || from?.address || texts.unknownSender;
  const isBare = problem === null && !attachments.some(({ fileId }) => fileId !== null);
  return (
    <article className="flex items-start gap-3">
      <Mail aria-hidden="true" className="mt-1 size-4 shrink-0 text-quiet max-sm:hidden" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h4 className="min-w-0 text-15 font-medium wrap-anywhere">
            <bdi>{sender}</bdi>
            {from?.name && (
              <span className="ms-2 text-13 font-normal text-quiet">
                <bdi>{from.address}</bdi>
              </span>
            )}
          </h4>
          <time dateTime={receivedAt} className="text-13 text-quiet">
            {dateTime(receivedAt)}
          </time>
        </div>
        {!isAnonymous && (
          <p dir="auto" className="text-14 wrap-anywhere">
            {subject || texts.noSubject}
          </p>
        )}
        <SenderChecks email={email} />
        {problem && <p className="mt-1 text-13 text-not-met">{texts.problems[problem]}</p>}
        {isBare && <p className="mt-1 text-13 text-quiet">{texts.bare}</p>}
        {attachments.length > 0 && (
          <ul className="mt-2 grid grid-cols-1 gap-1.5">
            {attachments.map((attachment) => (
              <li key={attachment.id}>
                <Attachment attachment={attachment} chosen={chosen} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        )}
        {leftOut > 0 && <p className="mt-1 text-13 text-partly">{texts.leftOut(leftOut)}</p>}
      </div>
      {onRemove && (
        <IconButton label={texts.removeOf(sender)} icon={<Trash2 />} size="sm" onClick={onRemove} />
      )}
    </article>
  );
}

type AttachmentProps = Pick<EmailProps, 'chosen' | 'onChoose'> & { readonly attachment: MailboxAttachment };

function Attachment({ attachment, chosen, onChoose }: AttachmentProps) {
  const texts = useTexts(mailboxTexts);
  const { name, outcome, reason, fileId, personId, reading, unreadableFor } = attachment;
  const shown = name || texts.file;
  const why = reason ?? unreadableFor;
  const words =
    why !== null && reading !== 'read'
      ? texts.reasons[why]
      : reading === 'unread'
        ? texts.reading
        : outcome === 'known'
          ? texts.known
          : texts.inLibrary;
  return (
    <div className="flex items-start gap-2 text-13">
      {onChoose && fileId !== null && isReadable(attachment) && (
        <Checkbox
          label={<span className="sr-only">{texts.choose(shown)}</span>}
          checked={chosen.has(fileId)}
          onCheckedChange={(isChosen) => onChoose(fileId, isChosen)}
        />
      )}
      <p className="min-w-0 wrap-anywhere">
        {personId === null ? (
          <bdi className="font-medium">{shown}</bdi>
        ) : (
          <Link to={personPath(personId)} className="font-medium hover:text-field hover:underline">
            <bdi>{shown}</bdi>
          </Link>
        )}
        <span className="text-quiet">
          {' · '}
          {words}
        </span>
      </p>
    </div>
  );
}
