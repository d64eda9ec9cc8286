import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Progress } from '../../ui/waiting/progress.tsx';
import { Skeleton, SkeletonText } from '../../ui/waiting/skeleton.tsx';
import { Spinner } from '../../ui/waiting/spinner.tsx';
import { Specimen } from './specimen.tsx';

export function WaitingSpecimens() {
  return (
    <>
      <Specimen name="Progress">
        <div className="grid gap-5">
          <Progress label="Reading resumes" value={37} max={50} words="37 of 50, about 40 seconds left" />
          <Progress label="Waiting for a place" value={null} max={1} words="two batches before yours" />
        </div>
      </Specimen>
      <Specimen name="Skeleton">
        <div className="flex gap-4">
          <Skeleton className="size-9 shrink-0 rounded-full" />
          <div className="grow">
            <SkeletonText lines={3} />
          </div>
        </div>
      </Specimen>
      <Specimen name="Spinner">
        <Spinner className="size-6 text-field" />
      </Specimen>
      <Specimen name="Nothing yet">
        <EmptyState
          heading="No resumes yet"
          headingLevel="h3"
          action={
            <>
              <Button variant="primary">Add resumes</Button>
              <Button>Try with samples</Button>
            </>
          }
        >
          <p>Drop up to 50 files here. Each is read, judged and explained; none is rejected by itself.</p>
        </EmptyState>
      </Specimen>
    </>
  );
}
