import type { sampleAnalysis } from 'virtual:sample-analysis';
import { classNames } from '../../lib/class-names.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { homeTexts } from './home-texts.ts';

type Resume = (typeof sampleAnalysis.risen)[number];

/** Id of the element with a resume's sentence, for `aria-describedby`. */
export function quoteId(resumeId: string): string {
  return `quote-${resumeId}`;
}

/**
 * The highlighted quote that raised a resume's score. All quotes share one grid cell, so that the page keeps its height
 * when another is shown.
 */
export function SampleQuote({ resume, isShown }: { resume: Resume; isShown: boolean }) {
  const { picture } = useTexts(homeTexts);
  const { list } = useFormats();
  const { quote, fileName } = resume;
  return (
    <div
      id={quoteId(resume.id)}
      className={classNames(
        'col-start-1 row-start-1 px-4 py-3.5 transition-opacity sm:px-5',
        isShown ? 'opacity-100' : 'invisible opacity-0',
      )}
    >
      <p className="text-13 text-quiet">
        {picture.quoteOf(fileName)}
        {quote.page !== null && `, ${picture.page(quote.page)}`}
      </p>
      <blockquote lang="en" dir="ltr" className="mt-1.5 font-serif text-16 sm:text-20 sm:leading-7">
        “{partsOf(quote.text, quote.marks)}”
      </blockquote>
      <p className="mt-1.5 text-13 text-quiet">{picture.speaksFor(list(quote.speaksFor.slice(0, 4)))}</p>
    </div>
  );
}

function partsOf(text: string, marks: readonly (readonly [number, number])[]) {
  return marks.map(([start, end], index) => {
    const before = text.slice(marks[index - 1]?.[1] ?? 0, start);
    const after = index === marks.length - 1 ? text.slice(end) : '';
    return (
      <span key={start}>
        {before}
        <mark className="rounded-[3px] bg-marker box-decoration-clone px-0.5 text-ink">
          {text.slice(start, end)}
        </mark>
        {after}
      </span>
    );
  });
}
