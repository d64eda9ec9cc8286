import type { Person } from '@winnow/contracts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CommentFrame } from './comment-item.tsx';
import type { OutgoingComment } from './comment-outbox.ts';
import { CommentText } from './comment-text.tsx';
import { commentsTexts } from './comments-texts.ts';
import { commentOutbox, useMentionable } from './use-comments.ts';

type OutgoingItemProps = {
  readonly comment: OutgoingComment;
  readonly people: ReadonlyMap<string, Person>;
};

/** A comment that is not saved yet, with its state. */
export function OutgoingItem({ comment, people }: OutgoingItemProps) {
  const texts = useTexts(commentsTexts);
  const { data } = useMentionable(comment.analysisId, comment.text.includes('@['));
  const { id, state, why } = comment;
  const nameOf = (userId: string) =>
    data?.find((person) => person.userId === userId)?.name ?? people.get(userId)?.name ?? texts.former;
  return (
    <CommentFrame author={null} isOwn at={comment.at}>
      <CommentText text={comment.text} nameOf={nameOf} />
      <p
        role="status"
        className={state === 'sending' ? 'text-12 text-quiet' : 'text-12 font-medium text-partly'}
      >
        {state === 'refused' ? [texts.refused, why].filter(Boolean).join(' ') : texts[state]}
      </p>
      {state !== 'sending' && (
        <div className="-ms-2 flex flex-wrap gap-x-1">
          <Button size="sm" variant="quiet" onClick={() => void commentOutbox.retry(id)}>
            {texts.sendNow}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => commentOutbox.discard(id)}>
            {texts.discard}
          </Button>
        </div>
      )}
    </CommentFrame>
  );
}
