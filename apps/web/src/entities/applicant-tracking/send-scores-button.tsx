import { Send } from 'lucide-react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { sendScoreTexts } from './send-score-texts.ts';
import { useSentScores, useTrackingSystems } from './use-sent-scores.ts';
import { vendorNames } from './vendor-names.ts';

type SendScoresButtonProps = {
  /** Those of a run. */
  readonly analysisIds: readonly string[];
  /** Opens the dialog. */
  readonly onPress: () => void;
};

/** For the scores of a run, to be sent to the systems that its candidates came from; nothing where they came from none. */
export function SendScoresButton({ analysisIds, onPress }: SendScoresButtonProps) {
  const { many: texts } = useTexts(sendScoreTexts);
  const isAsked = useTrackingSystems().length > 0;
  const { data } = useSentScores(analysisIds, { isAsked });
  if (!data || data.systems.length === 0) return null;
  const names = [...new Set(data.systems.map(({ vendor }) => vendorNames[vendor]))];
  return (
    <Button size="sm" icon={<Send aria-hidden="true" />} onClick={onPress}>
      {texts.titleOf(names)}
    </Button>
  );
}
