import type { AnalysisDetail } from '@winnow/contracts';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { cellClass, firstCellClass } from './compare-cells.ts';
import { compareTexts } from './compare-texts.ts';

type CompareHeadProps = {
  readonly candidates: readonly AnalysisDetail[];
  /** In the order of the candidates. */
  readonly names: readonly string[];
  readonly batchId: string;
  /** `null` if no fewer can be compared. */
  readonly onLeaveOut: ((id: string) => void) | null;
};

/** Candidates as column headers; sticky. */
export function CompareHead({ candidates, names, batchId, onLeaveOut }: CompareHeadProps) {
  const texts = useTexts(compareTexts);
  return (
    <thead>
      <tr>
        <th scope="col" className={classNames(firstCellClass, 'top-0 z-[3]')}>
          {texts.candidate}
        </th>
        {candidates.map(({ id, headline }, place) => (
          <th
            key={id}
            scope="col"
            className={classNames(
              cellClass,
              'sticky top-0 z-[2] bg-raised text-start font-normal print:static',
            )}
          >
            <span className="flex items-start gap-2">
              <span className="min-w-0 grow">
                <Link
                  to={`/resume-history/${id}?run=${batchId}`}
                  dir="auto"
                  className="font-serif text-20 break-words underline-offset-4 hover:text-field hover:underline"
                >
                  {names[place]}
                </Link>
                {headline && (
                  <span dir="auto" className="line-clamp-2 text-13 text-quiet">
                    {headline}
                  </span>
                )}
              </span>
              {onLeaveOut && (
                <IconButton
                  size="sm"
                  label={texts.leaveOut(names[place] ?? '')}
                  icon={<X aria-hidden="true" />}
                  onClick={() => onLeaveOut(id)}
                />
              )}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
