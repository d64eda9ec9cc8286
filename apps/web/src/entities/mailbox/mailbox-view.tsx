import { useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { useMay } from '../organization/use-organizations.ts';
import { MailboxEmails } from './mailbox-emails.tsx';
import { MailboxForm } from './mailbox-form.tsx';
import { MailboxState } from './mailbox-state.tsx';
import { mailboxTexts } from './mailbox-texts.ts';
import { useMailbox } from './use-mailbox.ts';

/** The IMAP folder that brings resumes for a job, and its emails. */
export function MailboxView({ jobId }: { readonly jobId: string }) {
  const texts = useTexts(mailboxTexts);
  const mailbox = useMailbox(jobId);
  const may = useMay();
  const [isConnecting, setConnecting] = useState(false);
  return (
    <section aria-labelledby="mailbox" className="mt-6 max-w-4xl">
      <h2 id="mailbox" className="font-serif text-20">
        {texts.heading}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-14 text-quiet">{texts.explanation}</p>
      <Fetched query={mailbox} words={texts} lines={6}>
        {(known) => (
          <div className="grid grid-cols-1 gap-6">
            {known ? (
              <MailboxState jobId={jobId} mailbox={known} />
            ) : isConnecting ? (
              <MailboxForm jobId={jobId} mailbox={null} onClose={() => setConnecting(false)} />
            ) : (
              <EmptyState
                heading={texts.none}
                headingLevel="h3"
                action={
                  may('resumes.write') && (
                    <Button variant="primary" onClick={() => setConnecting(true)}>
                      {texts.connect}
                    </Button>
                  )
                }
              >
                {texts.noneWords}
              </EmptyState>
            )}
            <MailboxEmails jobId={jobId} isConnected={known !== null} seen={known?.emails ?? 0} />
          </div>
        )}
      </Fetched>
    </section>
  );
}
