import { type Comment, commentEditMinutes, type Person } from '@winnow/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { When } from '../../../entities/person/when.tsx';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentText } from './comment-text.tsx';
import { commentsTexts } from './comments-texts.ts';
import { asTyped } from './mention-typing.ts';
import { useCommentEdit } from './use-comments.ts';

type CommentItemProps = {
  readonly analysisId: string;
  readonly comment: Comment;
  readonly people: ReadonlyMap<string, Person>;
  readonly mayWrite: boolean;
  /** Only for a first comment. */
  readonly onReply?: () => void;
  readonly onRemove: () => void;
};

/** A comment with author, time and actions. */
export function CommentItem({ analysisId, comment, people, mayWrite, onReply, onRemove }: CommentItemProps) {
  const texts = useTexts(commentsTexts);
  const [isEditing, setEditing] = useState(false);
  const isEditable = useIsEditable(comment) && mayWrite;
  const edit = useCommentEdit(analysisId);
  const nameOf = (userId: string) => people.get(userId)?.name ?? texts.former;
  if (comment.isDeleted) return <p className="text-14 text-quiet italic">{texts.deleted}</p>;
  return (
    <CommentFrame
      author={people.get(comment.author) ?? null}
      isOwn={comment.isOwn}
      at={comment.at}
      mark={comment.editedAt && texts.edited}
    >
      {isEditing ? (
        <CommentForm
          analysisId={analysisId}
          draftName={`comment-edit-${comment.id}`}
          label={texts.edit}
          helper={texts.editHint}
          submitLabel={texts.save}
          first={asTyped(comment.text, nameOf)}
          isSaving={edit.isPending}
          hasFocus
          onSubmit={(text) => edit.mutate({ id: comment.id, text }, { onSuccess: () => setEditing(false) })}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <CommentText text={comment.text} nameOf={nameOf} />
      )}
      {mayWrite && !isEditing && (
        <div className="-ms-2 flex flex-wrap print:hidden">
          {onReply && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={texts.replyTo(nameOf(comment.author))}
              onClick={onReply}
            >
              {texts.reply}
            </Button>
          )}
          {isEditable && (
            <Button size="sm" variant="quiet" onClick={() => setEditing(true)}>
              {texts.edit}
            </Button>
          )}
          {comment.isOwn && (
            <Button size="sm" variant="quiet" onClick={onRemove}>
              {texts.remove}
            </Button>
          )}
        </div>
      )}
    </CommentFrame>
  );
}

type CommentFrameProps = {
  /** `null` for a former member. */
  readonly author: Person | null;
  readonly isOwn: boolean;
  readonly at: string;
  readonly mark?: ReactNode;
  readonly children: ReactNode;
};

/** Layout of a comment: author and time above the text. */
export function CommentFrame({ author, isOwn, at, mark, children }: CommentFrameProps) {
  const texts = useTexts(commentsTexts);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-14">
      <Avatar name={author?.name ?? null} imageUrl={author?.profileImage ?? null} size="sm" />
      <div className="grid min-w-0 gap-1">
        <p className="flex min-h-6 flex-wrap items-center gap-x-2">
          <bdi className="font-medium">{isOwn ? texts.you : (author?.name ?? texts.former)}</bdi>
          <When at={at} className="text-12 text-quiet" />
          {mark && <span className="text-12 text-quiet">{mark}</span>}
        </p>
        {children}
      </div>
    </div>
  );
}

/** Whether the comment can be edited: for five minutes, by its author. */
function useIsEditable({ at, isOwn }: Comment): boolean {
  const left = Date.parse(at) + commentEditMinutes * 60_000 - Date.now();
  const [isOver, setOver] = useState(left <= 0);
  useEffect(() => {
    if (!isOwn || left <= 0) return;
    const end = setTimeout(() => setOver(true), left);
    return () => clearTimeout(end);
  }, [isOwn, left]);
  return isOwn && !isOver;
}
