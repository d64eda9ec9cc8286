import type { JobNote } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Notice } from '../../ui/notices/notice.tsx';
import { jobNotesTexts } from './job-notes-texts.ts';

type Quote = JobNote['quotes'][number];

type JobNotesProps = {
  readonly notes: readonly JobNote[];
  readonly className?: string;
  /** Shows a quote in the text; omitted if the text isn't on the screen. */
  readonly onShow?: (quote: Quote) => void;
};

/** Remarks that a text isn't a job description, or contradicts itself, with quotes and advice. */
export function JobNotes({ notes, className = '', onShow }: JobNotesProps) {
  const texts = useTexts(jobNotesTexts);
  if (notes.length === 0) return null;
  return (
    <div className={`grid grid-cols-1 gap-3 ${className}`} role="status">
      {notes.map(({ code, quotes }) => (
        <Notice key={code} tone="warning" heading={texts.notes[code].heading}>
          <p>{texts.notes[code].words}</p>
          {quotes.length > 0 && (
            <ul aria-label={texts.quotes} className="mt-2 grid grid-cols-1 gap-1.5">
              {quotes.map((quote) => (
                <li key={quote.start} dir="auto" className="border-s-2 border-rule ps-3 text-ink">
                  {onShow ? (
                    <button
                      type="button"
                      aria-label={texts.show(quote.quote)}
                      className="text-start underline decoration-rule underline-offset-4 hover:decoration-current"
                      onClick={() => onShow(quote)}
                    >
                      {quote.quote}
                    </button>
                  ) : (
                    quote.quote
                  )}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      ))}
    </div>
  );
}
