import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { talentListTexts } from '../../entities/talent-lists/talent-list-texts.ts';
import { useShowAgain } from '../../entities/talent-lists/use-talent-lists.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { startRuns, useActiveJobs } from './use-talent-list.ts';

type RunDialogProps = { readonly fileIds: readonly string[]; readonly onClose: () => void };

/** Scores the newest resumes of people for a job. */
export function RunDialog({ fileIds, onClose }: RunDialogProps) {
  const { run: texts, cancel } = useTexts(talentListTexts);
  const { data: jobs } = useActiveJobs();
  const [jobId, setJobId] = useState('');
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
            disabled={jobId === ''}
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
        <Select
          label={texts.job}
          value={jobId}
          placeholder={texts.job}
          options={(jobs ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          onValueChange={setJobId}
        />
      )}
    </Dialog>
  );
}
