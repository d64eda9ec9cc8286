import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { sendScoreTexts } from './send-score-texts.ts';
import { useScoreSending, useSentScores } from './use-sent-scores.ts';
import { vendorNames } from './vendor-names.ts';

type SendScoresDialogProps = { readonly analysisIds: readonly string[]; readonly onClose: () => void };

/** Writes the scores of several candidates to the systems that they came from, and shows the state of each. */
export function SendScoresDialog({ analysisIds, onClose }: SendScoresDialogProps) {
  const { many: texts } = useTexts(sendScoreTexts);
  const counts = useSentScores(analysisIds, { isAsked: true });
  const sending = useScoreSending(analysisIds);
  const known = counts.data;
  const open = known ? known.unsent + known.failed : 0;
  const names = [...new Set(known?.systems.map(({ vendor }) => vendorNames[vendor]))];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={names.length > 0 ? texts.titleOf(names) : texts.title}
      description={texts.explanation}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {open > 0 && (
            <Button variant="primary" isLoading={sending.isPending} onClick={() => sending.mutate()}>
              {texts.send(open)}
            </Button>
          )}
        </>
      }
    >
      <Fetched query={counts} words={{ failed: texts.failedToLoad, retry: texts.retry }} lines={4}>
        {({ unsent, failed, unknown, underWay, sent, withoutSystem, withoutScore }) => (
          <div className="grid grid-cols-1 gap-3 text-14">
            <dl aria-live="polite" className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
              <Count label={texts.unsent} count={unsent} isShown />
              <Count label={texts.underWay} count={underWay} />
              <Count label={texts.sent} count={sent} isShown />
              <Count label={texts.failed} count={failed} tone="text-not-met" />
              <Count label={texts.unknown} count={unknown} tone="text-partly" />
              <Count label={texts.withoutSystem} count={withoutSystem} />
              <Count label={texts.withoutScore} count={withoutScore} />
            </dl>
            {failed > 0 && <p className="text-13 text-quiet">{texts.failedWords}</p>}
            {unknown > 0 && (
              <Notice tone="warning" heading={texts.unknownHeading(unknown)}>
                <p>{texts.unknownWords}</p>
              </Notice>
            )}
          </div>
        )}
      </Fetched>
    </Dialog>
  );
}

type CountProps = {
  readonly label: string;
  readonly count: number;
  /** Also where there are none. */
  readonly isShown?: boolean;
  readonly tone?: string;
};

function Count({ label, count, isShown = false, tone = '' }: CountProps) {
  if (count === 0 && !isShown) return null;
  return (
    <>
      <dt className={tone}>{label}</dt>
      <dd className="text-end tabular-nums">{count}</dd>
    </>
  );
}
