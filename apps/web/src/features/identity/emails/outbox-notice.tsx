import { useTexts } from '../../../lib/language/use-texts.ts';
import { identityTexts } from '../identity-texts.ts';
import { useSite } from '../use-site.ts';

/** Link to unsent emails; hidden if an email server is configured. */
export function OutboxNotice() {
  const { verification } = useTexts(identityTexts);
  const site = useSite();
  if (!site?.emailGoesToOutbox) return null;
  const noticeClass = 'rounded-card border border-rule bg-sunken px-4 py-3 text-14 text-quiet';
  if (!site.hasOutboxPage) return <p className={noticeClass}>{verification.outboxFolder}</p>;
  return (
    <p className={noticeClass}>
      {verification.outbox}{' '}
      <a
        href="/dev/outbox"
        target="_blank"
        rel="noreferrer"
        className="font-medium text-field underline underline-offset-2"
      >
        {verification.outboxLink}
      </a>
      . {verification.outboxKey}
    </p>
  );
}
