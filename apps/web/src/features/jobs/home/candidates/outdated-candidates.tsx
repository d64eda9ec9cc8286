import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AnalysisRow, rescoreBatch } from '@winnow/contracts';
import { useTexts } from '../../../../lib/language/use-texts.ts';
import { api } from '../../../../lib/requests/api-client.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Notice } from '../../../../ui/notices/notice.tsx';
import { toasts } from '../../../../ui/toast/toasts.ts';
import { jobHomeTexts } from '../job-home-texts.ts';

/** Warns that the job has changed since candidates were scored, and scores them again, run by run. */
export function OutdatedCandidates({ rows }: { readonly rows: readonly AnalysisRow[] }) {
  const { outdated: texts } = useTexts(jobHomeTexts);
  const queries = useQueryClient();
  const batchIds = [...new Set(rows.flatMap(({ isOutdated, batchId }) => (isOutdated && batchId) || []))];
  const score = useMutation({
    async mutationFn() {
      for (const id of batchIds) await api.call(rescoreBatch, { id });
    },
    onSuccess: () => toasts.add('success', texts.done),
    onSettled: () => queries.invalidateQueries(),
  });
  const count = rows.filter(({ isOutdated, batchId }) => isOutdated && batchId).length;
  if (count === 0) return null;
  return (
    <Notice folds tone="info" heading={texts.heading}>
      <p>{texts.words(count)}</p>
      <Button
        className="mt-3"
        isLoading={score.isPending}
        loadingLabel={texts.scoring}
        onClick={() => score.mutate()}
      >
        {texts.score}
      </Button>
    </Notice>
  );
}
