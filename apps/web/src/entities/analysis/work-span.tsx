import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { workSpanTexts } from './work-span-texts.ts';

/** Fifty years: a longer career is usually a reading error. */
const maxMonths = 600;

type WorkSpanProps = {
  readonly months: number;
  /** Whether an implausible span gets a warning text, if there is room. */
  readonly isExplained?: boolean;
};

/** Total work experience in years and months; with a question mark if implausible. */
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
