import type { Share } from '@winnow/contracts';
import { useState } from 'react';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { linksTexts } from './links-texts.ts';
import { ShareComments } from './share-comments.tsx';
import { useRevocation, useShares } from './use-shares.ts';

/** All links of a user: contents, number of openings, comments. */
export function ShareLinks() {
  const texts = useTexts(linksTexts);
  const { data, error, refetch } = useShares();
  const [closing, setClosing] = useState<Share | null>(null);
  if (error) {
    return (
      <Notice tone="error" heading={texts.failed}>
        <Button className="mt-2" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </Notice>
    );
  }
  if (!data) return <Skeleton className="h-40 w-full" />;
  if (data.length === 0) return <EmptyState heading={texts.empty}>{texts.emptyWords}</EmptyState>;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-[70ch] text-14 text-quiet">{texts.introduction}</p>
      <ul aria-label={texts.list} className="divide-y divide-rule rounded-card border border-rule bg-raised">
        {data.map((share) => (
          <ShareLink key={share.id} share={share} onClose={() => setClosing(share)} />
        ))}
      </ul>
      {closing && <ClosingDialog share={closing} onDone={() => setClosing(null)} />}
    </div>
  );
}

function ShareLink({ share, onClose }: { readonly share: Share; readonly onClose: () => void }) {
  const texts = useTexts(linksTexts);
  const { date, dateTime } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { id, title, state, commentCount, views, lastViewedAt, expiresAt } = share;
  const facts = [
    texts.candidates(share.candidates),
    share.anonymous ? texts.anonymous : texts.named,
    state === 'open'
      ? texts.ends(date(expiresAt))
      : state === 'expired'
        ? texts.ended(date(expiresAt))
        : null,
    views === 0 ? texts.notViewed : texts.views(views),
    lastViewedAt && texts.lastViewed(dateTime(lastViewedAt)),
  ];
  return (
    <li className="px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span dir="auto" className="font-medium break-words">
              {title}
            </span>
            <Badge tone={state === 'open' ? 'field' : 'neutral'}>{texts.states[state]}</Badge>
          </h2>
          <p className="mt-0.5 text-13 text-quiet">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {commentCount > 0 ? (
            <Button
              size="sm"
              aria-expanded={isOpen}
              aria-controls={`comments-${id}`}
              onClick={() => setOpen(!isOpen)}
            >
              {texts.comments(commentCount)}
            </Button>
          ) : (
            <span className="self-center text-13 text-quiet">
              {share.allowsComments ? texts.noComments : texts.closed}
            </span>
          )}
          {state === 'open' && (
            <Button size="sm" aria-label={texts.closeNamed(title)} onClick={onClose}>
              {texts.close}
            </Button>
          )}
        </div>
      </div>
      <div id={`comments-${id}`}>{isOpen && <ShareComments id={id} />}</div>
    </li>
  );
}

function ClosingDialog({ share, onDone }: { readonly share: Share; readonly onDone: () => void }) {
  const texts = useTexts(linksTexts);
  const revocation = useRevocation(() => {
    toasts.add('success', texts.wasClosed);
    onDone();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onDone}
      size="sm"
      title={texts.closeTitle(share.title)}
      description={texts.closeWords}
      actions={
        <>
          <Button onClick={onDone}>{texts.keep}</Button>
          <Button
            variant="danger"
            isLoading={revocation.isPending}
            loadingLabel={texts.closing}
            onClick={() => revocation.mutate(share.id)}
          >
            {texts.close}
          </Button>
        </>
      }
    />
  );
}
