import type { Mailbox } from '@winnow/contracts';
import { useState } from 'react';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { useMay } from '../organization/use-organizations.ts';
import { MailboxForm } from './mailbox-form.tsx';
import { mailboxTexts } from './mailbox-texts.ts';
import { isBusy, useMailboxCheck, useMailboxDisconnection, useMailboxPause } from './use-mailbox.ts';

type MailboxStateProps = { readonly jobId: string; readonly mailbox: Mailbox };

/** Folder, state of the checks, and actions of a mailbox. */
export function MailboxState({ jobId, mailbox }: MailboxStateProps) {
  const texts = useTexts(mailboxTexts);
  const { dateTime } = useFormats();
  const may = useMay();
  const check = useMailboxCheck(jobId);
  const pause = useMailboxPause(jobId);
  const disconnection = useMailboxDisconnection(jobId);
  const [opened, setOpened] = useState<'form' | 'disconnection' | null>(null);
  const { username, host, folder, isPaused, pausedFor, error, lastCheckedAt, emails, resumes } = mailbox;
  const isChecking = isBusy(mailbox);
  const problem = pausedFor ?? error;
  if (opened === 'form')
    return <MailboxForm jobId={jobId} mailbox={mailbox} onClose={() => setOpened(null)} />;
  return (
    <div className="grid grid-cols-1 gap-3 rounded-card border border-rule bg-raised p-4">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 text-16 font-medium">
          <bdi className="min-w-0 wrap-anywhere">{username}</bdi>
          {isPaused ? (
            <Badge tone="partly">{texts.paused}</Badge>
          ) : error ? (
            <Badge tone="not-met">{texts.failing}</Badge>
          ) : (
            <Badge tone="met">{texts.connected}</Badge>
          )}
        </h3>
        <p className="text-13 text-quiet wrap-anywhere">
          <bdi>{folder}</bdi>
          {' · '}
          <bdi>{host}</bdi>
        </p>
        <p role="status" className="mt-2 text-14">
          {isChecking
            ? texts.checking
            : lastCheckedAt
              ? texts.checked(dateTime(lastCheckedAt))
              : texts.unchecked}
          {' · '}
          {texts.counts(emails, resumes)}
        </p>
        {problem && <p className="mt-1 max-w-prose text-14 text-not-met">{texts.errors[problem]}</p>}
        {pausedFor && <p className="mt-1 max-w-prose text-14 text-quiet">{texts.pausedWords}</p>}
      </div>
      {may('resumes.write') && (
        <div className="flex flex-wrap gap-2">
          {isPaused ? (
            <Button
              size="sm"
              variant="primary"
              isLoading={pause.isPending}
              onClick={() => pause.mutate(false)}
            >
              {texts.resume}
            </Button>
          ) : (
            <>
              <Button
                size="sm"
                disabled={isChecking}
                isLoading={check.isPending}
                onClick={() => check.mutate(undefined)}
              >
                {texts.checkNow}
              </Button>
              <Button size="sm" isLoading={pause.isPending} onClick={() => pause.mutate(true)}>
                {texts.pause}
              </Button>
            </>
          )}
          <Button size="sm" onClick={() => setOpened('form')}>
            {texts.edit}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setOpened('disconnection')}>
            {texts.disconnect}
          </Button>
        </div>
      )}
      <Dialog
        isOpen={opened === 'disconnection'}
        onOpenChange={(isOpen) => !isOpen && setOpened(null)}
        title={texts.disconnectTitle}
        description={texts.disconnectWords}
        actions={
          <>
            <Button onClick={() => setOpened(null)}>{texts.cancel}</Button>
            <Button
              variant="danger"
              isLoading={disconnection.isPending}
              onClick={() =>
                disconnection.mutate(undefined, {
                  onSuccess: () => toasts.add('success', texts.disconnected),
                  onError: () => setOpened(null),
                })
              }
            >
              {texts.disconnect}
            </Button>
          </>
        }
      />
    </div>
  );
}
