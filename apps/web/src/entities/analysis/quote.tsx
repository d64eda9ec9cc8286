import type { MatchEvidence } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { analysisTexts } from './analysis-texts.ts';
import { evidenceAnchor } from './anchors.ts';

type QuoteProps = {
  readonly evidence: MatchEvidence;
  /** Called with the evidence; if undefined, the quote can't be clicked. */
  readonly onChoose: ((evidence: MatchEvidence) => void) | undefined;
};

/** A quote from the resume; a click shows it in the text. */
export function Quote({ evidence, onChoose }: QuoteProps) {
  const texts = useTexts(analysisTexts);
  const words = (
    <mark
      dir="auto"
      className="box-decoration-clone rounded-[3px] bg-marker px-1 py-0.5 break-words text-ink transition-colors group-hover:bg-marker-strong"
    >
      “{shorten(evidence.quote)}”
    </mark>
  );
  if (!onChoose) return words;
  return (
    <a
      href={`#${evidenceAnchor(evidence.start)}`}
      onClick={(event) => {
        event.preventDefault();
        onChoose(evidence);
      }}
      className="group rounded-control"
    >
      {words}
      {evidence.page !== null && (
        <span className="ms-1.5 text-13 whitespace-nowrap text-quiet">{texts.page(evidence.page)}</span>
      )}
    </a>
  );
}

const longestQuote = 220;

/** A quote on one line; a long one ends in an ellipsis, since the resume next to it shows the whole. */
export function shorten(quote: string): string {
  const oneLine = quote.replace(/\s+/g, ' ').trim();
  return oneLine.length > longestQuote ? `${oneLine.slice(0, longestQuote).trimEnd()}…` : oneLine;
}
