import { CircleHelp } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import {
  answerCheck,
  type CheckAnswer,
  monthsInYear,
  type RequirementEdits,
  type RequirementRow,
  rowsToCheck,
} from '../../../entities/requirements/check-answers.ts';
import type { AskedYears } from '../../../entities/requirements/requirement-edits.ts';
import { requirementTexts } from '../../../entities/requirements/requirement-texts.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';

type FirstCheckProps = {
  readonly rows: readonly RequirementRow[];
  readonly edits: RequirementEdits;
  readonly onEdit: (edits: RequirementEdits) => void;
  readonly onRemove: (row: RequirementRow) => void;
  readonly onHighlight: (id: string | null) => void;
};

/** Lines that the engine is unsure of, each with buttons to answer; answered lines disappear. */
export function FirstCheck({ rows, edits, onEdit, onRemove, onHighlight }: FirstCheckProps) {
  const { check: texts } = useTexts(requirementTexts);
  const list = useRef<HTMLUListElement>(null);
  const [isAnswering, setAnswering] = useState(false);
  const open = rowsToCheck(rows);

  /** The clicked button disappears: focus moves to the next line to check, or to the list. */
  function goOn(from: number): void {
    setAnswering(true);
    requestAnimationFrame(() => {
      const items = list.current?.querySelectorAll<HTMLElement>('li') ?? [];
      const next = items[Math.min(from, items.length - 1)]?.querySelector<HTMLElement>('button, input');
      (next ?? document.getElementById('requirements'))?.focus();
    });
  }

  function answer(row: RequirementRow, place: number, given: CheckAnswer): void {
    if (given.kind === 'remove') onRemove(row);
    else onEdit(answerCheck(edits, row, given));
    goOn(place);
  }

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isAnswering && texts.left(open.length)}
      </p>
      {open.length > 0 && (
        <section
          aria-labelledby="first-check"
          className="rounded-card border border-partly/30 bg-partly-soft print:hidden"
        >
          <header className="flex gap-2.5 px-3 pt-3 pb-2">
            <CircleHelp aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-partly" />
            <div>
              <h3 id="first-check" className="scroll-mt-20 text-14 font-medium">
                {texts.heading(open.length)}
              </h3>
              <p className="text-13 text-quiet">{texts.explanation}</p>
            </div>
          </header>
          <ul ref={list} className="divide-y divide-partly/20 border-t border-partly/20">
            {open.map((row, place) => (
              <li
                key={row.id}
                onPointerEnter={() => onHighlight(row.id)}
                onPointerLeave={() => onHighlight(null)}
                onFocus={() => onHighlight(row.id)}
                onBlur={() => onHighlight(null)}
                className="grid gap-2 px-3 py-2.5"
              >
                <p dir="auto" className="text-14 font-medium wrap-anywhere">
                  {row.text}
                </p>
                <CheckedLine row={row} onAnswer={(given) => answer(row, place, given)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type CheckedLineProps = {
  readonly row: RequirementRow;
  readonly onAnswer: (answer: CheckAnswer) => void;
};

function CheckedLine({ row, onAnswer }: CheckedLineProps) {
  const { check: texts } = useTexts(requirementTexts);
  const { unsure, text, must, years } = row;
  const isLineOpen = unsure.includes('must-or-nice') || unsure.includes('company-text');
  const answers = [
    { kind: 'must', words: texts.must },
    { kind: 'nice', words: texts.nice },
    { kind: 'remove', words: texts.remove },
  ] as const;
  return (
    <>
      {isLineOpen && (
        <>
          <p className="text-13 text-quiet">
            {unsure.includes('company-text')
              ? texts.reasons['company-text']()
              : texts.reasons['must-or-nice'](must)}
          </p>
          <div className="flex flex-wrap gap-2">
            {answers.map(({ kind, words }) => (
              <Button
                key={kind}
                size="sm"
                variant={kind === 'remove' ? 'quiet' : 'secondary'}
                aria-label={texts.answer(words, text)}
                onClick={() => onAnswer({ kind })}
              >
                {words}
              </Button>
            ))}
          </div>
        </>
      )}
      {unsure.includes('years-of') && years && <YearsOf text={text} years={years} onAnswer={onAnswer} />}
    </>
  );
}

type YearsOfProps = {
  readonly text: string;
  readonly years: AskedYears;
  readonly onAnswer: CheckedLineProps['onAnswer'];
};

/** Asks what the years of experience refer to: a text, or any work. */
function YearsOf({ text, years, onAnswer }: YearsOfProps) {
  const { check: texts } = useTexts(requirementTexts);
  const [field, setField] = useState(years.field ?? '');
  const [error, setError] = useState<string | undefined>();
  const input = useRef<HTMLInputElement>(null);
  const { months } = years;
  const inWords = (of: string): string =>
    months % monthsInYear === 0 ? texts.years(months / monthsInYear, of) : texts.months(months, of);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const of = field.trim();
    if (of !== '') {
      onAnswer({ kind: 'reword', text: inWords(of) });
      return;
    }
    setError(texts.yearsMissing);
    input.current?.focus();
  }

  return (
    <>
      <p className="text-13 text-quiet">{texts.reasons['years-of'](years.field)}</p>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <TextInput
          ref={input}
          size="sm"
          dir="auto"
          className="min-w-40 grow basis-0"
          label={texts.yearsOf}
          aria-label={texts.yearsOfLabel(text)}
          value={field}
          error={error}
          onValueChange={(value) => {
            setField(value);
            setError(undefined);
          }}
        />
        <Button type="submit" size="sm" aria-label={texts.answer(texts.save, text)}>
          {texts.save}
        </Button>
        <Button
          size="sm"
          aria-label={texts.answer(texts.anyWork, text)}
          onClick={() => onAnswer({ kind: 'reword', text: inWords(texts.workExperience) })}
        >
          {texts.anyWork}
        </Button>
      </form>
    </>
  );
}
