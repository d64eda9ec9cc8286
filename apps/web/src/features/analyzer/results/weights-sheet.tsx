import type { Batch, JobRequirement } from '@winnow/contracts';
import { WeightLegend } from '../../../entities/analysis/legend/shape-legend.tsx';
import { filtersButtonId } from '../../../entities/candidates/list-tools.tsx';
import { resultsTexts } from '../../../entities/candidates/results-texts.ts';
import { Allowed } from '../../../entities/organization/allowed.tsx';
import { MustSwitch } from '../../../entities/requirements/must-switch.tsx';
import { WeightGrains } from '../../../entities/requirements/weight-grains.tsx';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import type { TriedWeights } from './ranking/reweigh-rows.ts';
import { useKeepWeights } from './use-keep-weights.ts';

type WeightsSheetProps = {
  readonly batch: Batch;
  readonly requirements: readonly JobRequirement[];
  readonly tried: TriedWeights;
  readonly movedCount: number;
  readonly onTry: (tried: TriedWeights) => void;
  readonly onClose: () => void;
};

/** Custom weights: the list behind updates at once, but they are saved only on request. */
export function WeightsSheet({ batch, requirements, tried, movedCount, onTry, onClose }: WeightsSheetProps) {
  const { weights: texts } = useTexts(resultsTexts);
  const total = requirements.reduce((sum, { id, weight }) => sum + (tried[id]?.weight ?? weight), 0);
  const isTried = Object.keys(tried).length > 0;

  function finish(): void {
    toasts.add('success', texts.kept);
    onTry({});
    onClose();
  }

  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={texts.title}
      // On a phone, it was opened from the filter sheet, which is closed by then.
      lastFocus={() => document.getElementById(filtersButtonId)}
      actions={
        <>
          <Button disabled={!isTried} onClick={() => onTry({})}>
            {texts.reset}
          </Button>
          <Allowed to={['jobs.write', 'runs.write']}>
            <KeepButton batch={batch} tried={tried} onKept={finish} />
          </Allowed>
        </>
      }
    >
      <div className="flex items-start justify-between gap-2">
        <p className="text-14 text-quiet">{texts.explanation}</p>
        <WeightLegend />
      </div>
      <p role="status" className="mt-2 mb-4 text-14 font-medium">
        {isTried && texts.swapped(movedCount)}
      </p>
      <ul className="divide-y divide-rule border-y border-rule">
        {heaviestFirst(requirements).map((requirement) => {
          const { id, text } = requirement;
          const { weight, must } = tried[id] ?? requirement;
          return (
            <li key={id} className="flex items-center gap-2 py-2 text-14">
              <MustSwitch
                must={must}
                label={text}
                onChange={(value) => onTry({ ...tried, [id]: { weight, must: value } })}
              />
              <span dir="auto" className="min-w-0 grow">
                {text}
              </span>
              <WeightGrains
                weight={weight}
                total={total}
                label={text}
                onChange={(value) => onTry({ ...tried, [id]: { weight: value, must } })}
              />
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

type KeepButtonProps = Pick<WeightsSheetProps, 'batch' | 'tried'> & { readonly onKept: () => void };

function KeepButton({ batch, tried, onKept }: KeepButtonProps) {
  const { weights: texts } = useTexts(resultsTexts);
  const keep = useKeepWeights(batch);
  return (
    <Button
      variant="primary"
      disabled={Object.keys(tried).length === 0}
      isLoading={keep.isPending}
      loadingLabel={texts.keeping}
      onClick={() => keep.mutate(tried, { onSuccess: onKept })}
    >
      {texts.keep}
    </Button>
  );
}

/** Must-haves first, the overall fit last, by their saved weights: trying out weights doesn't move lines. */
function heaviestFirst(requirements: readonly JobRequirement[]): JobRequirement[] {
  return requirements.toSorted((left, right) => placeOf(left) - placeOf(right) || right.weight - left.weight);
}

const placeOf = ({ must, overall }: JobRequirement): number => (must ? 0 : overall ? 2 : 1);
