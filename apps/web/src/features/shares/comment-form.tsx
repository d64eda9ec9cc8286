import { limits } from '@winnow/contracts';
import { type FormEvent, useId, useState } from 'react';
import { findKeptDraft, useKeptDraft } from '../../lib/kept-draft.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { sharesTexts } from './shares-texts.ts';
import { useComment } from './use-shared-list.ts';

/** The author's name, shared by all forms of the page, so that it is typed once. */
export type Writing = {
  readonly token: string;
  readonly author: string;
  readonly onAuthor: (author: string) => void;
};

type CommentFormProps = Writing & {
  /** The candidate it is about; `null` for the whole list. */
  readonly position: number | null;
  readonly onDone?: () => void;
};

/** Form for a comment by a person without an account. */
export function CommentForm({ token, author, onAuthor, position, onDone }: CommentFormProps) {
  const { shared: texts } = useTexts(sharesTexts);
  const id = useId();
  // The first characters of the secret tell lists apart, but are not enough to open one.
  const draftName = `comment-${token.slice(0, 8)}-${position ?? 'list'}`;
  const [text, setText] = useState(() => findKeptDraft<string>(draftName) ?? '');
  useKeptDraft(draftName, text || null, { beyond: 'leaving' });
  const [hasTried, setTried] = useState(false);
  const sending = useComment(token, () => {
    setText('');
    setTried(false);
    toasts.add('success', texts.sent);
    onDone?.();
  });
  const isAuthorMissing = author.trim().length < 2;
  const { length } = text.trim();
  const textError = length === 0 ? texts.textMissing : length > limits.commentMax ? texts.textLong : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (isAuthorMissing) document.getElementById(`${id}-author`)?.focus();
    else if (textError) document.getElementById(`${id}-text`)?.focus();
    else sending.mutate({ position, author: author.trim(), text: text.trim() });
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-xl gap-4 print:hidden">
      <TextInput
        id={`${id}-author`}
        label={texts.author}
        required
        autoComplete="name"
        value={author}
        error={hasTried && isAuthorMissing ? texts.authorMissing : undefined}
        onValueChange={onAuthor}
      />
      <TextArea
        id={`${id}-text`}
        size="sm"
        label={texts.text}
        required
        helper={texts.visibleTo}
        value={text}
        error={(hasTried && textError) || undefined}
        limit={{ maxLength: limits.commentMax }}
        onValueChange={setText}
      />
      <div className="flex gap-2">
        <Button type="submit" isLoading={sending.isPending} loadingLabel={texts.sending}>
          {texts.send}
        </Button>
        {onDone && (
          <Button variant="quiet" onClick={onDone}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
