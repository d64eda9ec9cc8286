import type { AnalysisRow } from '@winnow/contracts';
import { ListChecks } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { type ReviewOf, reviewPath } from '../../lib/screen-paths.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { resultsTexts } from './results-texts.ts';

type ReviewLinkProps = {
  /** `list` is the list of all candidates with the filters of its URL. */
  readonly of: Exclude<ReviewOf, 'newest' | { readonly list: URLSearchParams }> | 'list';
  /** The shown rows. */
  readonly rows: readonly Pick<AnalysisRow, 'decision'>[];
};

/** Starts a review of the undecided candidates of a list; renders nothing if there are none. */
export function ReviewLink({ of, rows }: ReviewLinkProps) {
  const texts = useTexts(resultsTexts);
  const [search] = useSearchParams();
  const count = rows.filter(({ decision }) => decision === null).length;
  if (count === 0) return null;
  const filters = new URLSearchParams(search);
  filters.delete('view');
  const to = of === 'list' ? reviewPath({ list: filters }) : reviewPath(of, filters);
  return (
    <Link to={to} className={`${buttonClass('secondary', 'sm')} print:hidden`}>
      <ListChecks aria-hidden="true" />
      {texts.review(count)}
    </Link>
  );
}
