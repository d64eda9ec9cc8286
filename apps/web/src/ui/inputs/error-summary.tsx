import { useEffect, useRef } from 'react';
import { Notice } from '../notices/notice.tsx';
import { useUiTexts } from '../ui-texts.ts';

type ErrorSummaryProps = {
  /** What is wrong by the id of the input that can mend it; `form` leads nowhere. */
  readonly errors: Readonly<Record<string, string | null | undefined>>;
  /** Rises with each refusal, so that focus comes here every time. */
  readonly refusals: number;
};

/** What keeps a form from going on, in the same words as at the fields, with a way to each of them. */
export function ErrorSummary({ errors, refusals }: ErrorSummaryProps) {
  const { problem } = useUiTexts();
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  const shown = Object.entries(errors).filter(([, words]) => words);
  if (shown.length === 0) return null;
  return (
    <Notice tone="error" heading={problem} ref={summary}>
      <ul className="grid gap-1">
        {shown.map(([id, words]) =>
          id === 'form' ? (
            <li key={id}>{words}</li>
          ) : (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
                className="font-medium text-not-met underline underline-offset-2"
              >
                {words}
              </a>
            </li>
          ),
        )}
      </ul>
    </Notice>
  );
}
