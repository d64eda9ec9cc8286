import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Batch, rescoreBatch } from '@winnow/contracts';
import { resultsTexts } from '../../../entities/candidates/results-texts.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';

/** Warns that the job has changed since candidates of a run were scored, and offers to score them again. */
export function OutdatedNotice({ batch }: { readonly batch: Batch }) {
  const { outdated: texts } = useTexts(resultsTexts);
  const queries = useQueryClient();
  const rescore = useMutation({
    mutationFn: async () => (await api.call(rescoreBatch, { id: batch.id })).data,
    onSuccess(judged) {
      queries.setQueryData(['batches', 'one', batch.id], judged);
      toasts.add('success', texts.done);
    },
  });
  const outdated = batch.items.filter(({ analysis }) => analysis?.isOutdated).length;
  if (outdated === 0 || batch.state === 'running') return null;
  return (
    <Notice folds tone="info" heading={texts.heading}>
      <p>{texts.words(outdated)}</p>
      <Button
        className="mt-3"
        isLoading={rescore.isPending}
        loadingLabel={texts.scoring}
        onClick={() => rescore.mutate()}
      >
        {texts.score}
      </Button>
    </Notice>
  );
}
