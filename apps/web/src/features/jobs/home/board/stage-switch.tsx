import type { Stage } from '@winnow/contracts';
import { bulkTexts } from '../../../../entities/candidates/bulk/bulk-texts.ts';
import { useFormats, useTexts } from '../../../../lib/language/use-texts.ts';
import { Chip } from '../../../../ui/inputs/chip.tsx';
import { jobHomeTexts } from '../job-home-texts.ts';
import type { StageColumn } from './by-stage.ts';

type StageSwitchProps = {
  readonly columns: readonly StageColumn[];
  readonly shown: Stage;
  readonly onShow: (stage: Stage) => void;
};

/** Selects the stage on narrow screens. */
export function StageSwitch({ columns, shown, onShow }: StageSwitchProps) {
  const { board: texts } = useTexts(jobHomeTexts);
  const { stages: names } = useTexts(bulkTexts);
  const { number } = useFormats();
  return (
    <fieldset className="flex flex-wrap gap-2 md:hidden print:hidden">
      <legend className="sr-only">{texts.stage}</legend>
      {columns.map(({ stage, rows }) => (
        <Chip key={stage} isChosen={stage === shown} onChoose={() => onShow(stage)}>
          {names[stage]}
          <span className="tabular-nums">{number(rows.length)}</span>
        </Chip>
      ))}
    </fieldset>
  );
}
