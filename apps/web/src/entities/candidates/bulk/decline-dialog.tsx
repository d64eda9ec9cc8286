import { type DeclineReason, declineReasons, limits } from '@winnow/contracts';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { useKeptState } from '../../../lib/kept-draft.ts';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Chip } from '../../../ui/inputs/chip.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { bulkTexts } from './bulk-texts.ts';
import { selectionDraft, selectionOf } from './selection-draft.ts';
import { type GatedRow, useMissingMusts } from './use-missing-musts.ts';

/** Reasons for declining: chosen ones, and optional text. */
export type Declining = { readonly reasons: DeclineReason[]; readonly reason: string };

type DeclineDialogProps = {
  /** Displayed name; `null` for several. */
  readonly name: string | null;
  readonly rows: readonly GatedRow[];
  /** Number of candidates, if not all are loaded. */
  readonly count?: number;
  readonly onClose: () => void;
  readonly onDecline: (declining: Declining) => void;
};

const minLetters = 2;
/** Maximum names shown. */
const maxNames = 3;

/** Requires a reason, chosen by click or digit and confirmed with Enter. */
export function DeclineDialog({ name, rows, count = rows.length, onClose, onDecline }: DeclineDialogProps) {
  const { decline: texts } = useTexts(bulkTexts);
  const { list } = useFormats();
  const missing = useMissingMusts(rows);
  const allMiss = rows.length === count && missing.count === count;
  const [chosen, setChosen] = useState<ReadonlySet<DeclineReason>>(
    new Set(allMiss ? (['missing-must'] as const) : []),
  );
  const [words, setWords] = useKeptState(selectionDraft('decline', selectionOf(rows, count)), '');
  const [hasWords, setHasWords] = useState(words !== '');
  const [hasTried, setTried] = useState(false);
  const needsWords = chosen.has('other');
  const showsWords = hasWords || needsWords;
  const { length } = words.trim();
  const wordsError =
    needsWords && length < minLetters
      ? texts.missingWords
      : length > limits.reasonMax
        ? texts.tooLong
        : undefined;
  const error = chosen.size === 0 && length < minLetters ? texts.missingReason : null;

  function toggle(reason: DeclineReason): void {
    const next = new Set(chosen);
    if (!next.delete(reason)) next.add(reason);
    setChosen(next);
    if (reason === 'other' && next.has('other')) focusWords();
  }

  function focusWords(): void {
    setHasWords(true);
    requestAnimationFrame(() => document.getElementById('decline-words')?.focus());
  }

  function submit(): void {
    setTried(true);
    if (wordsError) document.getElementById('decline-words')?.focus();
    else if (!error) {
      onDecline({ reasons: declineReasons.filter((code) => chosen.has(code)), reason: words.trim() });
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isChip = event.target instanceof HTMLElement && event.target.ariaPressed !== null;
    const isWriting = event.target instanceof HTMLTextAreaElement;
    // In the text field, Shift+Enter inserts a line break.
    if (event.key === 'Enter' && !event.shiftKey && (isChip || isWriting)) {
      event.preventDefault();
      submit();
      return;
    }
    const reason = isWriting ? undefined : declineReasons[Number(event.key) - 1];
    if (!reason || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    toggle(reason);
  }

  const names = missing.names.slice(0, maxNames);
  const mustWords =
    names.length > 0 && allMiss
      ? texts.musts(list(missing.names.length > maxNames ? [...names, '…'] : names))
      : texts.reasons['missing-must'];
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={name === null ? texts.titleOfMany(count) : texts.title(name)}
      description={texts.explanation}
      // Enter confirms the preselected reason there.
      firstFocus={firstChip}
    >
      <form
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          submit();
        }}
        className="grid gap-4"
      >
        <div>
          <div className="flex flex-wrap gap-2">
            {declineReasons.map((code, place) => (
              <Chip key={code} isChosen={chosen.has(code)} onChoose={() => toggle(code)}>
                <span aria-hidden="true" className="text-12 tabular-nums opacity-60 pointer-coarse:hidden">
                  {place + 1}
                </span>
                <span dir="auto" className="max-w-80 truncate">
                  {code === 'missing-must' ? mustWords : texts.reasons[code]}
                </span>
              </Chip>
            ))}
          </div>
          {missing.count > 0 && !allMiss && count > 1 && (
            <p className="mt-2 text-13 text-quiet">{texts.someMissing(missing.count, count)}</p>
          )}
          <p role="alert" className="mt-2 text-13 text-not-met empty:hidden">
            {hasTried && error}
          </p>
        </div>
        {showsWords ? (
          <TextArea
            id="decline-words"
            size="sm"
            required={needsWords}
            label={texts.words}
            value={words}
            error={(hasTried && wordsError) || undefined}
            limit={{ maxLength: limits.reasonMax }}
            onValueChange={setWords}
          />
        ) : (
          <Button size="sm" variant="quiet" className="justify-self-start" onClick={focusWords}>
            {texts.addWords}
          </Button>
        )}
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p className="me-auto text-12 text-quiet max-sm:basis-full pointer-coarse:hidden">{texts.keys}</p>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary">
            {texts.decide}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function firstChip(dialog: EventTarget | null): HTMLElement | null {
  return dialog instanceof HTMLElement ? dialog.querySelector<HTMLElement>('button[aria-pressed]') : null;
}
