import { useEffect, useRef } from 'react';
import { Notice } from '../notices/notice.tsx';
import { useUiTexts } from '../ui-texts.ts';

type ErrorSummaryProps = {
  /** Errors by the id of their input; an error under `form` has no link. */
  readonly errors: Readonly<Record<string, string | null | undefined>>;
  /** Number of failed submissions; focus moves here whenever it increases. */
  readonly refusals: number;
};

/** The errors of a form in the same words as at the fields, each with a link to its field. */
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
