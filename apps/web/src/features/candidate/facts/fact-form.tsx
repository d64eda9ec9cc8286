import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { findKeptDraft, useKeptDraft } from '../../../lib/kept-draft.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { candidateTexts } from '../candidate-texts.ts';
import { useFacts } from './fact-context.ts';

/** Input of one fact's fields, by name. */
export type FactFields = Readonly<Record<string, string>>;

const nameOf = (candidateId: string, id: string) => `fact-${candidateId}-${id}`;

/** Whether this fact was being edited when the page was closed or the session ended. */
export function useIsBegun(id: string): boolean {
  const { candidate } = useFacts();
  const [isBegun] = useState(() => findKeptDraft(nameOf(candidate.id, id)) !== null);
  return isBegun;
}

type FactFormProps<Fields extends FactFields> = {
  /** Name of the fact for drafts. */
  readonly id: string;
  readonly label: string;
  readonly fields: Fields;
  /** Errors by field; empty if it can be saved. */
  readonly check: (fields: Fields) => Partial<Record<keyof Fields, string>>;
  /** Resolves to whether it was saved successfully. */
  readonly onSave: (fields: Fields) => Promise<boolean>;
  readonly onClose: () => void;
  readonly children: (shown: {
    readonly fields: Fields;
    readonly errors: Partial<Record<keyof Fields, string>>;
    readonly change: (changes: Partial<Fields>) => void;
  }) => ReactNode;
};

/** Corrects one fact in place. Enter saves, Escape cancels; if saving fails, the input is kept. */
export function FactForm<Fields extends FactFields>(props: FactFormProps<Fields>) {
  const { id, label, fields: before, check, onSave, onClose, children } = props;
  const { facts: texts } = useTexts(candidateTexts);
  const { candidate } = useFacts();
  const draftName = nameOf(candidate.id, id);
  const [fields, setFields] = useState(() => findKeptDraft<Fields>(draftName) ?? before);
  const [isDone, setDone] = useState(false);
  const isChanged = JSON.stringify(fields) !== JSON.stringify(before);
  useKeptDraft(draftName, isChanged && !isDone ? fields : null);
  const [hasTried, setTried] = useState(false);
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  const form = useRef<HTMLFormElement>(null);
  const errors = check(fields);

  useEffect(() => {
    const first = form.current?.querySelector<HTMLInputElement>('input, select');
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (state === 'saving') return;
    if (Object.keys(errors).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], input')?.focus();
      return;
    }
    if (!isChanged) return onClose();
    setState('saving');
    if (await onSave(fields)) {
      setDone(true);
      onClose();
    } else setState('failed');
  }

  function giveUp(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || state === 'saving') return;
    event.stopPropagation();
    onClose();
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={texts.correct(label)}
      onSubmit={(event) => void submit(event)}
      onKeyDown={giveUp}
      className="grid gap-3 rounded-card border border-rule bg-raised p-3"
    >
      {children({
        fields,
        errors: hasTried ? errors : {},
        change: (changes) => setFields({ ...fields, ...changes }),
      })}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" isLoading={state === 'saving'} loadingLabel={texts.saving}>
          {texts.save}
        </Button>
        <Button size="sm" variant="quiet" disabled={state === 'saving'} onClick={onClose}>
          {texts.cancel}
        </Button>
        <p role="status" className="text-12 text-not-met">
          {state === 'failed' && texts.notSaved}
        </p>
      </div>
    </form>
  );
}
