import { type TrackingConnection, trackingLimits } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { formatError } from '../../../lib/requests/request-words.ts';
import { useIdempotencyKey } from '../../../lib/requests/use-idempotency-key.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { trackingTexts } from './tracking-texts.ts';
import { useTrackingImport, useTrackingJobs } from './use-tracking.ts';

type TrackingJobsProps = { readonly connection: TrackingConnection; readonly onClose: () => void };

/** Which jobs of a system are imported with their candidates, and whether those are scored. */
export function TrackingJobs({ connection: { id, name }, onClose }: TrackingJobsProps) {
  const texts = useTexts(trackingTexts);
  const { data: jobs, error } = useTrackingJobs(id);
  const importing = useTrackingImport();
  const { keyOf } = useIdempotencyKey();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isScored, setScored] = useState(false);
  const isFull = chosen.length >= trackingLimits.jobsAtOnce;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (chosen.length === 0) return;
    const request = { id, jobs: [...chosen], isScored };
    importing.mutate(
      { ...request, idempotencyKey: keyOf(request) },
      {
        onSuccess({ importIds }) {
          toasts.add('success', texts.begun(importIds.length));
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.jobsTitle(name)}
      description={texts.jobsWords}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form="tracking-jobs"
            disabled={chosen.length === 0}
            isLoading={importing.isPending}
          >
            {texts.import(chosen.length)}
          </Button>
        </>
      }
    >
      <form id="tracking-jobs" className="grid grid-cols-1 gap-4" onSubmit={submit}>
        {error && <Notice tone="error" heading={formatError(error).message} />}
        {!jobs && !error && <Skeleton className="h-32 w-full" />}
        {jobs?.length === 0 && <p className="text-14 text-quiet">{texts.noJobs}</p>}
        {jobs && jobs.length > 0 && (
          <>
            <fieldset className="grid max-h-72 grid-cols-1 gap-2 overflow-y-auto">
              <legend className="mb-2 text-14 font-medium">{texts.openJobs}</legend>
              {jobs.map(({ externalId, title, jobDescriptionId }) => (
                <Checkbox
                  key={externalId}
                  label={title}
                  helper={jobDescriptionId === null ? undefined : texts.known}
                  checked={chosen.includes(externalId)}
                  disabled={importing.isPending || (isFull && !chosen.includes(externalId))}
                  onCheckedChange={(isChecked) =>
                    setChosen((now) =>
                      isChecked ? [...now, externalId] : now.filter((each) => each !== externalId),
                    )
                  }
                />
              ))}
            </fieldset>
            <Checkbox
              label={texts.score}
              helper={texts.scoreHelp}
              checked={isScored}
              disabled={importing.isPending}
              onCheckedChange={setScored}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}
