import { commentLength, limits, maxMentions, mentionsIn, type Person } from '@winnow/contracts';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { findKeptDraft, useKeptDraft } from '../../../lib/kept-draft.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { commentsTexts } from './comments-texts.ts';
import { MentionList } from './mention-list.tsx';
import {
  findMentionSearch,
  insertMention,
  type MentionSearch,
  matchPeople,
  withMentions,
} from './mention-typing.ts';
import { useMentionable } from './use-comments.ts';

type CommentFormProps = {
  readonly analysisId: string;
  /** Name of the draft in this browser. */
  readonly draftName: string;
  readonly label: string;
  readonly submitLabel: string;
  readonly helper?: string;
  /** Initial text, with names of mentioned people. */
  readonly first?: string;
  readonly isSaving?: boolean;
  readonly hasFocus?: boolean;
  /** @param text text with the ids of mentioned people */
  readonly onSubmit: (text: string) => void;
  readonly onCancel?: () => void;
};

/** Maximum listed people; others are found by typing. */
const maxListed = 8;

/** Form for a comment, with mentions after `@`. The text is stored in this browser until it is sent. */
export function CommentForm(props: CommentFormProps) {
  const {
    analysisId,
    draftName,
    label,
    submitLabel,
    helper,
    first = '',
    isSaving,
    onSubmit,
    onCancel,
  } = props;
  const texts = useTexts(commentsTexts);
  const id = useId();
  const [text, setText] = useState(() => findKeptDraft<string>(draftName) ?? first);
  useKeptDraft(draftName, text.trim() === '' || text === first ? null : text, { beyond: 'leaving' });
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const [search, setSearch] = useState<MentionSearch | null>(null);
  const [active, setActive] = useState(0);
  const [hasTried, setTried] = useState(false);
  const hasAt = text.includes('@');
  const { data: people } = useMentionable(analysisId, hasAt);
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const found = search && people ? matchPeople(people, search.words).slice(0, maxListed) : [];
  const isWritten = found.length === 1 && found[0]?.name === search?.words;
  const isOpen =
    search !== null && people !== undefined && !isWritten && (found.length > 0 || search.words.length < 3);

  useEffect(() => {
    if (props.hasFocus) area.current?.focus();
  }, [props.hasFocus]);
  useEffect(() => {
    // After the text has changed, since the browser puts the caret at its end.
    if (caret.current !== null) area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const stored = withMentions(text.trim(), people ?? [], chosen);
  const error =
    stored === ''
      ? texts.missing
      : commentLength(stored) > limits.commentMax
        ? texts.tooLong
        : mentionsIn(stored).length > maxMentions
          ? texts.tooMany
          : null;

  function choose(person: Person | undefined): void {
    if (!search || !person) return;
    const next = insertMention(text, search, person);
    caret.current = next.caret;
    setText(next.text);
    setChosen((before) => [...before.filter(({ name }) => name !== person.name), person]);
    setSearch(null);
    area.current?.focus();
  }

  function look(): void {
    const { value, selectionStart, selectionEnd } = area.current ?? {
      value: '',
      selectionStart: 0,
      selectionEnd: 0,
    };
    setSearch(selectionStart === selectionEnd ? findMentionSearch(value, selectionStart) : null);
    setActive(0);
  }

  function submit(event?: SubmitEvent): void {
    event?.preventDefault();
    setTried(true);
    // People who aren't loaded yet wouldn't be mentioned.
    if (error || isSaving || (hasAt && !people)) {
      area.current?.focus();
      return;
    }
    onSubmit(stored);
    if (onCancel) return;
    setText('');
    setChosen([]);
    setTried(false);
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      submit();
      return;
    }
    if (!isOpen) {
      if (event.key === 'Escape') onCancel?.();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) setActive((active + step + found.length) % found.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && found.length > 0) choose(found[active]);
    else if (event.key === 'Escape') setSearch(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-2 print:hidden">
      <div className="relative">
        <TextArea
          ref={area}
          size="sm"
          label={label}
          helper={helper}
          value={text}
          error={(hasTried && error) || undefined}
          {...(commentLength(stored) > limits.commentMax / 2 && { limit: { maxLength: limits.commentMax } })}
          aria-autocomplete="list"
          aria-controls={isOpen ? `${id}-people` : undefined}
          aria-activedescendant={isOpen && found[active] ? `${id}-${found[active].userId}` : undefined}
          onValueChange={(value) => {
            setText(value);
            look();
          }}
          onKeyDown={press}
          onBlur={() => setSearch(null)}
          onClick={look}
        />
        {isOpen && (
          <MentionList id={id} people={found} active={active} onChoose={choose} onActive={setActive} />
        )}
        <p role="status" className="sr-only">
          {isOpen && texts.found(found.length)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" isLoading={isSaving ?? false} loadingLabel={texts.saving}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button size="sm" variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
