import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { useSample } from './use-dashboard.ts';

/** Notice about sample data, with a button to remove it. */
export function SampleNotice() {
  const { sample } = useTexts(dashboardTexts);
  const { tour, remove } = useSample();
  return (
    <section
      aria-labelledby="sample"
      data-tour="finish"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-rule bg-raised px-4 py-3"
    >
      <div className="min-w-0 grow basis-64 text-14">
        <h2 id="sample" className="font-medium">
          {sample.heading}
        </h2>
        <p className="text-quiet">{sample.explanation}</p>
      </div>
      <Button size="sm" isLoading={tour.isPending} onClick={() => tour.mutate()}>
        {sample.tour}
      </Button>
      <Button size="sm" variant="quiet" isLoading={remove.isPending} onClick={() => remove.mutate()}>
        {sample.remove}
      </Button>
    </section>
  );
}
