import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { formatError } from '../../lib/requests/request-words.ts';
import { batchPath } from '../../lib/screen-paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { rediscoveryTexts } from './rediscovery-texts.ts';
import { useRunPrice, useStartRun } from './use-rediscovery.ts';

type AddToRunProps = {
  readonly jobId: string;
  readonly fileIds: readonly string[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** Shows the price of a run of the selected people before it starts. */
export function AddToRunDialog({ jobId, fileIds, isOpen, onOpenChange }: AddToRunProps) {
  const { run: texts } = useTexts(rediscoveryTexts);
  const navigate = useNavigate();
  const { data: price, error } = useRunPrice(jobId, fileIds, isOpen);
  const start = useStartRun(jobId, (batchId) => void navigate(batchPath(batchId)));
  const refusal = start.error ?? error;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={texts.heading(fileIds.length)}
      description={texts.explanation}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{texts.cancel}</Button>
          <Button
            variant="primary"
            disabled={!price?.isEnough}
            isLoading={start.isPending}
            loadingLabel={texts.starting}
            onClick={() => start.mutate(fileIds)}
          >
            {texts.start}
          </Button>
        </>
      }
    >
      <div role="status" className="grid gap-1">
        {price ? (
          <>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-serif text-31 tracking-tight">{texts.cost(price.credits)}</span>
              {price.credits > 0 && price.availableCredits >= 0 && (
                <span className="text-14 text-quiet">{texts.available(price.availableCredits)}</span>
              )}
            </p>
            {!price.isEnough && <p className="text-14 text-not-met">{texts.tooFew}</p>}
          </>
        ) : (
          !refusal && <p className="text-14 text-quiet">{texts.counting}</p>
        )}
        {refusal && <p className="text-14 text-not-met">{formatError(refusal).message}</p>}
      </div>
    </Dialog>
  );
}
