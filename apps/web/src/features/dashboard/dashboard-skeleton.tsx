import { useTexts } from '../../lib/language/use-texts.ts';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { dashboardTexts } from './dashboard-texts.ts';

/** Placeholders in the size of the loading content. */
export function DashboardSkeleton() {
  const texts = useTexts(dashboardTexts);
  return (
    <div role="status" aria-label={texts.waiting} className="grid gap-10">
      <div className="grid gap-4">
        <Skeleton className="h-11 w-4/5 max-w-lg" />
        <Skeleton className="w-3/5 max-w-md" />
        <Skeleton className="mt-2 h-control-lg w-44" />
      </div>
      <div className="grid grid-cols-2 gap-px lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((place) => (
          <div key={place} className="grid gap-3 py-4">
            <Skeleton className="h-8 w-16" />
            <Skeleton className="w-28" />
          </div>
        ))}
      </div>
      <div className="grid gap-3">
        <Skeleton className="h-6 w-40" />
        {['a', 'b', 'c', 'd', 'e'].map((place) => (
          <Skeleton key={place} className="h-row w-full" />
        ))}
      </div>
    </div>
  );
}
