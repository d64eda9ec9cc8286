import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { sendScoreTexts } from './send-score-texts.ts';
import { SendScoresDialog } from './send-scores-dialog.tsx';
import { useSentScores, useTrackingSystems } from './use-sent-scores.ts';
import { vendorNames } from './vendor-names.ts';

const maxSelected = 500;

type SendScoresButtonProps = {
  /** Those of a run. */
  readonly analysisIds: readonly string[];
  /** Opens the dialog. */
  readonly onPress: () => void;
};

/** For the scores of a run, to be sent to the systems that its candidates came from; nothing where they came from none. */
export function SendScoresButton({ analysisIds, onPress }: SendScoresButtonProps) {
  const { many: texts } = useTexts(sendScoreTexts);
  const isAsked = (useTrackingSystems().data?.length ?? 0) > 0;
  const { data } = useSentScores(analysisIds, { isAsked });
  if (!data || data.systems.length === 0) return null;
  const names = [...new Set(data.systems.map(({ vendor }) => vendorNames[vendor]))];
  return (
    <Button size="sm" icon={<Send aria-hidden="true" />} onClick={onPress}>
      {texts.titleOf(names)}
    </Button>
  );
}

/** For the scores of candidates who are selected; nothing where no system is connected. */
export function SendSelectedScores({ analysisIds }: Pick<SendScoresButtonProps, 'analysisIds'>) {
  const { many: texts } = useTexts(sendScoreTexts);
  const { data: systems = [] } = useTrackingSystems();
  // The selection may change behind the dialog.
  const [meant, setMeant] = useState<readonly string[] | null>(null);
  if (systems.length === 0) return null;
  return (
    <>
      <Button
        size="sm"
        title={texts.title}
        icon={<Send aria-hidden="true" />}
        className="max-sm:hidden max-2xl:px-2"
        disabled={analysisIds.length > maxSelected}
        onClick={() => setMeant(analysisIds)}
      >
        <span className="max-2xl:sr-only">{texts.title}</span>
      </Button>
      {meant && <SendScoresDialog analysisIds={meant} onClose={() => setMeant(null)} />}
    </>
  );
}
