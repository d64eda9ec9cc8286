import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import { Dialog } from './dialog.tsx';

type TypedDeletionProps = {
  readonly words: {
    readonly title: string;
    /** The consequences of the deletion, one line each. */
    readonly facts: readonly string[];
    /** Label that asks for the words to type. */
    readonly confirm: string;
    readonly error: string;
    readonly keep: string;
    readonly delete: string;
  };
  /** Kept by the caller: it outlives the dialog that asks to sign in again. */
  readonly typed: string;
  readonly onTypedChange: (typed: string) => void;
  readonly isRight: (typed: string) => boolean;
  readonly isDeleting: boolean;
  readonly onDelete: () => void;
  readonly onClose: () => void;
  /** Above the facts. */
  readonly children?: ReactNode;
};

/** Confirmation of a permanent deletion: its consequences, and words to type so that it does not happen by accident. */
export function TypedDeletion(props: TypedDeletionProps) {
  const { words, typed, onTypedChange, isRight, isDeleting, onDelete, onClose, children } = props;
  const id = useId();
  const [isWrong, setWrong] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isRight(typed.trim())) {
      onDelete();
      return;
    }
    setWrong(true);
    document.getElementById(id)?.focus();
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={words.title}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        {children}
        <ul className="grid list-disc gap-1.5 ps-5 text-14 text-quiet">
          {words.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <TextInput
          id={id}
          label={words.confirm}
          value={typed}
          onValueChange={(value) => {
            onTypedChange(value);
            setWrong(false);
          }}
          error={isWrong ? words.error : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={isDeleting}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{words.keep}</Button>
          <Button type="submit" variant="danger" isLoading={isDeleting}>
            {words.delete}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
