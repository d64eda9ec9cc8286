import { Send } from 'lucide-react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { MenuItem } from '../../ui/overlays/menu.tsx';
import { sendScoreTexts } from './send-score-texts.ts';
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
export function SendSelectedScores({ analysisIds, onPress }: SendScoresButtonProps) {
  const { many: texts } = useTexts(sendScoreTexts);
  const { data: systems = [] } = useTrackingSystems();
  if (systems.length === 0) return null;
  return (
    <Button
      size="sm"
      title={texts.title}
      icon={<Send aria-hidden="true" />}
      // The menu of a phone has it.
      className="max-sm:hidden max-2xl:px-2"
      disabled={analysisIds.length > maxSelected}
      onClick={onPress}
    >
      <span className="max-2xl:sr-only">{texts.title}</span>
    </Button>
  );
}

/** The same in a menu; none where no system is connected. */
export function useSendScoresItem(
  { analysisIds, onPress }: SendScoresButtonProps,
  { enabled }: { readonly enabled: boolean },
): MenuItem[] {
  const { many: texts } = useTexts(sendScoreTexts);
  const { data: systems = [] } = useTrackingSystems({ isAsked: enabled });
  if (!enabled || systems.length === 0) return [];
  return [
    {
      id: 'send-scores',
      label: texts.title,
      icon: <Send aria-hidden="true" />,
      isDisabled: analysisIds.length > maxSelected,
      onChoose: onPress,
    },
  ];
}
