import { useTexts } from '../../../lib/language/use-texts.ts';
import { identityTexts } from '../identity-texts.ts';
import { useSite } from '../use-site.ts';

/** Where the mail is that nobody sends; nothing where a mail server does. */
export function OutboxNotice() {
  const { verification } = useTexts(identityTexts);
  if (!useSite()?.mailGoesToOutbox) return null;
  return (
    <p className="rounded-card border border-rule bg-sunken px-4 py-3 text-14 text-quiet">
      {verification.outbox}{' '}
      <a
        href="/dev/outbox"
        target="_blank"
        rel="noreferrer"
        className="font-medium text-field underline underline-offset-2"
      >
        {verification.outboxLink}
      </a>
      .
    </p>
  );
}
