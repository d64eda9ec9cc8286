import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { workSpanTexts } from './work-span-texts.ts';

/** Fifty years: whoever seems to have worked longer was more often misread. */
const maxMonths = 600;

type WorkSpanProps = {
  readonly months: number;
  /** Whether a warning in words stands next to an implausible span, where there is room. */
  readonly isExplained?: boolean;
};

/** How long somebody worked in all, in years and months; with a question mark where that is hard to believe. */
export function WorkSpan({ months, isExplained = false }: WorkSpanProps) {
  const texts = useTexts(workSpanTexts);
  const formats = useFormats();
  const span = formats.months(months);
  if (months <= maxMonths) return span;
  return (
    <span title={isExplained ? undefined : texts.doubt}>
      {span}{' '}
      <span className="text-partly">
        <span aria-hidden="true">?</span>{' '}
        <span className={isExplained ? undefined : 'sr-only'}>{texts.doubt}</span>
      </span>
    </span>
  );
}
