import type { BatchSummary } from '@winnow/contracts';
import { Link } from 'react-router';
import { useTexts } from '../../../../lib/language/use-texts.ts';
import { batchPath } from '../../../../lib/screen-paths.ts';
import { buttonClass } from '../../../../ui/buttons/button.tsx';
import { Notice } from '../../../../ui/notices/notice.tsx';
import { jobHomeTexts } from '../job-home-texts.ts';

/** Notice about runs in progress, with links. */
export function RunningNotice({ running }: { readonly running: readonly BatchSummary[] }) {
  const texts = useTexts(jobHomeTexts);
  const [newest] = running;
  if (!newest) return null;
  return (
    <Notice folds tone="info" heading={texts.running(running.length)}>
      <p>{texts.runningWords}</p>
      <Link to={batchPath(newest.id)} className={`${buttonClass('secondary', 'sm')} mt-2`}>
        {texts.openRun}
      </Link>
    </Notice>
  );
}
