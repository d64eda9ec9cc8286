import type { MailboxEmail, SenderCheck } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Badge, type BadgeTone } from '../../ui/marks/badge.tsx';
import { mailboxTexts } from './mailbox-texts.ts';

type Meaning = 'pass' | 'fail' | 'doubtful' | 'none' | 'error' | 'unchecked';

const tones: Readonly<Record<Meaning, BadgeTone>> = {
  pass: 'met',
  fail: 'not-met',
  doubtful: 'partly',
  none: 'neutral',
  error: 'neutral',
  unchecked: 'neutral',
};

/** The receiving mail server's checks of the sender, in plain words. */
export function SenderChecks({
  email: { spf, dkim },
}: {
  readonly email: Pick<MailboxEmail, 'spf' | 'dkim'>;
}) {
  const texts = useTexts(mailboxTexts);
  if (!spf && !dkim) return <p className="mt-1 text-13 text-quiet">{texts.notChecked}</p>;
  return (
    <dl className="mt-1.5 grid gap-1 text-13">
      {(['spf', 'dkim'] as const).map((kind) => {
        const check = kind === 'spf' ? spf : dkim;
        const meaning = meaningOf(check);
        return (
          <div key={kind} className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
            <dt className="shrink-0">
              <Badge tone={tones[meaning]}>{kind.toUpperCase()}</Badge>
            </dt>
            <dd className="text-quiet wrap-anywhere">
              {texts[kind][meaning](check?.domain ?? texts.aDomain)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function meaningOf(check: SenderCheck | null): Meaning {
  switch (check?.result) {
    case undefined:
      return 'unchecked';
    case 'pass':
    case 'fail':
    case 'none':
      return check?.result ?? 'none';
    case 'softfail':
    case 'policy':
      return 'doubtful';
    case 'neutral':
      return 'none';
    default:
      return 'error';
  }
}
