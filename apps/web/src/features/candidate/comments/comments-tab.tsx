import {
  type AnalysisDetail,
  type Comment,
  type Comments,
  deleteComment,
  type Person,
} from '@winnow/contracts';
import { useEffect, useState } from 'react';
import { useMay } from '../../../entities/organization/use-organizations.ts';
import { useIsLeaving, useRemoval } from '../../../entities/removals/use-removal.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { commentsTexts } from './comments-texts.ts';
import { OutgoingItem } from './outgoing-item.tsx';
import { commentOutbox, useComments, useOutgoing } from './use-comments.ts';

type CommentsTabProps = {
  readonly candidate: Pick<AnalysisDetail, 'id'>;
  readonly isAnonymous: boolean;
  /** The comment that the URL links to. */
  readonly wantedId: string | null;
};

/** Comments of members on a candidate. */
export function CommentsTab({ candidate: { id }, isAnonymous, wantedId }: CommentsTabProps) {
  const texts = useTexts(commentsTexts);
  const comments = useComments(id);
  const mayWrite = useMay()('candidates.comment');
  const [isUncovered, setUncovered] = useState(false);
  return (
    <section aria-label={texts.heading} className="grid grid-cols-1 gap-6">
      <Fetched query={comments} words={texts} lines={4}>
        {(data) =>
          isAnonymous && !isUncovered && data.comments.length > 0 ? (
            <Notice tone="info" heading={texts.covered}>
              <p>{texts.coveredWords}</p>
              <Button size="sm" className="mt-2" onClick={() => setUncovered(true)}>
                {texts.uncover(data.comments.length)}
              </Button>
            </Notice>
          ) : (
            <Threads analysisId={id} data={data} mayWrite={mayWrite} wantedId={wantedId} />
          )
        }
      </Fetched>
      {mayWrite && (
        <CommentForm
          analysisId={id}
          draftName={`comment-${id}`}
          label={texts.write}
          helper={texts.hint}
          submitLabel={texts.send}
          onSubmit={(text) => send(id, null, text)}
        />
      )}
    </section>
  );
}

function send(analysisId: string, parentId: string | null, text: string): void {
  const at = new Date().toISOString();
  commentOutbox.add({ id: crypto.randomUUID(), analysisId, parentId, text, at });
}

type ThreadsProps = {
  readonly analysisId: string;
  readonly data: Comments;
  readonly mayWrite: boolean;
  readonly wantedId: string | null;
};

function Threads({ analysisId, data, mayWrite, wantedId }: ThreadsProps) {
  const texts = useTexts(commentsTexts);
  const [replyTo, setReplyTo] = useState<string | null>(null);
  const isLeaving = useIsLeaving();
  const outgoing = useOutgoing(analysisId).filter(({ id }) => !data.comments.some((one) => one.id === id));
  const people = new Map(data.people.map((person) => [person.userId, person]));
  const shown = data.comments.filter(
    (comment) => !isLeaving({ id: comment.id }) || hasReplies(data, comment),
  );
  const firsts = shown.filter(({ parentId }) => parentId === null);
  useEffect(() => {
    if (wantedId) document.getElementById(`comment-${wantedId}`)?.scrollIntoView({ block: 'center' });
  }, [wantedId]);
  if (firsts.length === 0 && outgoing.length === 0) return <p className="text-14 text-quiet">{texts.none}</p>;

  const item = (comment: Comment, onReply?: () => void) => (
    <Item
      analysisId={analysisId}
      comment={isLeaving({ id: comment.id }) ? { ...comment, isDeleted: true } : comment}
      people={people}
      mayWrite={mayWrite}
      isWanted={comment.id === wantedId}
      onReply={onReply}
    />
  );
  return (
    <ol className="grid grid-cols-1 gap-5">
      {firsts.map((first) => (
        <li key={first.id} className="grid grid-cols-1 gap-3">
          {item(first, () => setReplyTo(first.id))}
          <ol className="ms-4 grid grid-cols-1 gap-3 border-s border-rule ps-4 empty:hidden">
            {shown
              .filter(({ parentId }) => parentId === first.id)
              .map((reply) => (
                <li key={reply.id}>{item(reply)}</li>
              ))}
            {outgoing
              .filter(({ parentId }) => parentId === first.id)
              .map((reply) => (
                <li key={reply.id}>
                  <OutgoingItem comment={reply} people={people} />
                </li>
              ))}
            {replyTo === first.id && (
              <li>
                <CommentForm
                  analysisId={analysisId}
                  draftName={`comment-reply-${first.id}`}
                  label={texts.writeReply}
                  submitLabel={texts.sendReply}
                  hasFocus
                  onSubmit={(text) => {
                    send(analysisId, first.id, text);
                    setReplyTo(null);
                  }}
                  onCancel={() => setReplyTo(null)}
                />
              </li>
            )}
          </ol>
        </li>
      ))}
      {outgoing
        .filter(({ parentId }) => parentId === null)
        .map((comment) => (
          <li key={comment.id}>
            <OutgoingItem comment={comment} people={people} />
          </li>
        ))}
    </ol>
  );
}

const hasReplies = ({ comments }: Comments, { id }: Comment): boolean =>
  comments.some(({ parentId, isDeleted }) => parentId === id && !isDeleted);

type ItemProps = {
  readonly analysisId: string;
  readonly comment: Comment;
  readonly people: ReadonlyMap<string, Person>;
  readonly mayWrite: boolean;
  readonly isWanted: boolean;
  readonly onReply: (() => void) | undefined;
};

function Item({ isWanted, onReply, ...props }: ItemProps) {
  const texts = useTexts(commentsTexts);
  const remove = useRemoval();
  const { analysisId, comment } = props;
  return (
    <div
      id={`comment-${comment.id}`}
      className={isWanted ? '-mx-2 rounded-card bg-field-soft p-2' : undefined}
    >
      <CommentItem
        {...props}
        {...(onReply && { onReply })}
        onRemove={() =>
          remove({
            ids: [comment.id],
            words: texts.removed,
            send: ({ isLeaving: keepalive }) =>
              api.call(deleteComment, { id: analysisId, commentId: comment.id }, { keepalive }),
          })
        }
      />
    </div>
  );
}
