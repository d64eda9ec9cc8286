import type { MatchFinding } from '@winnow/contracts';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { analysisTexts } from '../analysis-texts.ts';
import { explanationTexts } from '../explanation-texts.ts';

type WeightStepsProps = {
  readonly requirement: MatchFinding['requirement'];
  /** Maximum points that it can earn. */
  readonly max: number;
};

/** Explains the weight of a requirement: base, factors and resulting points. */
export function WeightSteps({ requirement, max }: WeightStepsProps) {
  const { tree: texts } = useTexts(analysisTexts);
  const { weightBase, weightFactor } = useTexts(explanationTexts);
  const { number } = useFormats();
  const { base, asked, factors } = requirement.weighting;
  const tenths = Math.round(10 * max) / 10;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 tabular-nums">
      <Step label={weightBase(asked, requirement.kind)} value={number(hundredths(base))} />
      {factors.map(({ code, value }) => (
        <Step key={code} label={weightFactor(code, value)} value={`× ${number(hundredths(value))}`} />
      ))}
      <div className="col-span-2 grid grid-cols-subgrid border-t border-rule pt-0.5 font-medium">
        <dt>{texts.weightSum(tenths)}</dt>
        <dd className="text-end" dir="ltr">
          {number(requirement.weight)}
        </dd>
      </div>
    </dl>
  );
}

function Step({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt className="break-words">{label}</dt>
      <dd className="text-end" dir="ltr">
        {value}
      </dd>
    </>
  );
}

/** Two significant digits, also of small values. */
const hundredths = (value: number): number =>
  value < 0.1 ? Number(value.toPrecision(2)) : Math.round(100 * value) / 100;
