import type { SharedList } from '@winnow/contracts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { SharedCandidate } from './shared-candidate.tsx';
import { sharesTexts } from './shares-texts.ts';
import { useSharedList } from './use-shared-list.ts';

/**
 * A list for people without an account. The secret is after the `#`, which browsers don't send: it is posted, and
 * appears in no log and no referrer.
 */
export function SharedPage() {
  const { shared: texts } = useTexts(sharesTexts);
  const { hash } = useLocation();
  const token = hash.slice(1);
  const { data, error, refetch } = useSharedList(token);
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-10 sm:px-6 sm:py-14">
      <title>{data ? texts.titleOf(data.title) : texts.title}</title>
      {data ? (
        <List key={token} list={data} token={token} />
      ) : error ? (
        <Notice tone="error" heading={texts.failed}>
          <Button className="mt-2" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </Notice>
      ) : data === null ? (
        <>
          <h1 className="sr-only">{texts.title}</h1>
          <EmptyState heading={texts.ended}>{texts.endedWords}</EmptyState>
        </>
      ) : (
        <div role="status" aria-label={texts.opening} className="grid grid-cols-1 gap-4">
          <Skeleton className="h-10 w-72" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </div>
  );
}

function List({ list, token }: { readonly list: SharedList; readonly token: string }) {
  const { shared: texts } = useTexts(sharesTexts);
  const { dateTime } = useFormats();
  const [author, setAuthor] = useState('');
  const writing = { token, author, onAuthor: setAuthor };
  const onWhole = list.comments.filter(({ position }) => position === null);
  return (
    <>
      <header className="mb-8">
        {list.title !== list.jobTitle && (
          <p className="text-14 text-quiet">
            <bdi>{texts.for(list.jobTitle)}</bdi>
          </p>
        )}
        <h1 className="mt-1 font-serif text-31 tracking-tight break-words">
          <bdi>{list.title}</bdi>
        </h1>
        <p className="mt-2 text-14 text-quiet">
          {texts.candidates(list.candidates.length)} · {list.anonymous && `${texts.anonymous} `}
          {texts.until(dateTime(list.expiresAt))}
        </p>
        <p className="mt-3 max-w-[68ch] text-14 text-quiet">{texts.how}</p>
      </header>
      <ol className="grid grid-cols-1 gap-4">
        {list.candidates.map((candidate) => (
          <SharedCandidate
            key={candidate.position}
            candidate={candidate}
            comments={list.comments.filter(({ position }) => position === candidate.position)}
            writing={list.allowsComments ? writing : null}
          />
        ))}
      </ol>
      {(list.allowsComments || onWhole.length > 0) && (
        <section
          aria-labelledby="comments"
          // A heading with only a form below is not printed.
          className={classNames('mt-10', onWhole.length === 0 && 'print:hidden')}
        >
          <h2 id="comments" className="mb-3 font-serif text-20">
            {texts.onList}
          </h2>
          <CommentList comments={onWhole} />
          {list.allowsComments && <CommentForm {...writing} position={null} />}
        </section>
      )}
    </>
  );
}
