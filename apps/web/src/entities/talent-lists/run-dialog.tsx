import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { formatError } from '../../lib/requests/request-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { rediscoveryTexts } from '../rediscovery/rediscovery-texts.ts';
import { talentListTexts } from './talent-list-texts.ts';
import { startRuns, useActiveJobs, usePriceOfRuns } from './use-runs.ts';
import { useShowAgain } from './use-talent-lists.ts';

type RunDialogProps = { readonly fileIds: readonly string[]; readonly onClose: () => void };

/** Scores the newest resumes of people for a job, after showing the price. */
export function RunDialog({ fileIds, onClose }: RunDialogProps) {
  const { run: texts, cancel } = useTexts(talentListTexts);
  const { run: priceTexts } = useTexts(rediscoveryTexts);
  const { data: jobs } = useActiveJobs();
  const [jobId, setJobId] = useState('');
  const price = usePriceOfRuns(jobId, fileIds);
  const navigate = useNavigate();
  const again = useShowAgain();
  const start = useMutation({
    mutationFn: () => startRuns(jobId, fileIds),
    onSuccess(started) {
      toasts.add('success', texts.started(started.length));
      onClose();
      const [only] = started;
      void navigate(started.length === 1 ? `/resume-analyzer/${only}` : '/resume-history?view=runs');
    },
    onSettled: again,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={texts.title(fileIds.length)}
      description={texts.explanation}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            variant="primary"
            disabled={!price.data?.isEnough}
            isLoading={start.isPending}
            onClick={() => start.mutate()}
          >
            {texts.start}
          </Button>
        </>
      }
    >
      {jobs?.length === 0 ? (
        <p className="text-14 text-quiet">{texts.noJobs}</p>
      ) : (
        <div className="grid gap-4">
          <Select
            label={texts.job}
            value={jobId}
            placeholder={texts.job}
            options={(jobs ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            onValueChange={setJobId}
          />
          <div role="status" className="text-14 empty:hidden">
            {jobId !== '' && price.isPending && <p className="text-quiet">{priceTexts.counting}</p>}
            {price.error && <p className="text-not-met">{formatError(price.error).message}</p>}
            {price.data && (
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-medium">{priceTexts.cost(price.data.credits)}</span>
                {price.data.credits > 0 && price.data.availableCredits >= 0 && (
                  <span className="text-quiet">{priceTexts.available(price.data.availableCredits)}</span>
                )}
              </p>
            )}
            {price.data?.isEnough === false && <p className="text-not-met">{priceTexts.tooFew}</p>}
          </div>
        </div>
      )}
    </Dialog>
  );
}
