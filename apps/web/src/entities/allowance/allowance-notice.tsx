import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { historyPath } from '../../lib/screen-paths.ts';
import { Notice } from '../../ui/notices/notice.tsx';
import { Allowed } from '../organization/allowed.tsx';
import { allowanceTexts } from './allowance-texts.ts';
import { isNearlyFull, shareUsed } from './fullness.ts';
import { useAllowance } from './use-allowance.ts';

/** Warns of little storage where files are added; reloads whenever a file is refused. */
export function AllowanceNotice({ refusals }: { readonly refusals: number }) {
  const texts = useTexts(allowanceTexts);
  const { data } = useAllowance(refusals);
  if (!data || !isNearlyFull(data)) return null;
  const isFull = shareUsed(data) === 1;
  return (
    <Notice tone="warning" heading={isFull ? texts.full : texts.nearlyFull}>
      <p>{texts.whatToDo}</p>
      <p className="mt-2 flex flex-wrap gap-x-4">
        <Link className="text-field underline underline-offset-4" to={historyPath({ view: 'files' })}>
          {texts.toFiles}
        </Link>
        <Allowed to="billing.manage">
          <Link className="text-field underline underline-offset-4" to="/billing">
            {texts.toPlans}
          </Link>
        </Allowed>
      </p>
    </Notice>
  );
}
