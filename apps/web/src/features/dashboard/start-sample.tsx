import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { useSample } from './use-dashboard.ts';

/** Starts the sample workspace with a tour, for users without a job or resumes of their own. */
export function StartSample() {
  const { sample } = useTexts(dashboardTexts);
  const { tour } = useSample();
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-rule pt-6">
      <Button isLoading={tour.isPending} onClick={() => tour.mutate()}>
        {sample.start}
      </Button>
      <p className="min-w-48 grow basis-0 text-14 text-quiet">{sample.words}</p>
    </div>
  );
}
