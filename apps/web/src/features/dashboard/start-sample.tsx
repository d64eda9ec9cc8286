import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { batchPath } from '../../lib/screen-paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { useSample } from './use-dashboard.ts';

/** The way to a first result without anything of one's own: to the run, where it comes to be. */
export function StartSample() {
  const { sample } = useTexts(dashboardTexts);
  const navigate = useNavigate();
  const { start } = useSample((batchId) => void navigate(batchPath(batchId)));
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-rule pt-6">
      <Button isLoading={start.isPending} onClick={() => start.mutate()}>
        {sample.start}
      </Button>
      <p className="text-14 text-quiet">{sample.words}</p>
    </div>
  );
}
