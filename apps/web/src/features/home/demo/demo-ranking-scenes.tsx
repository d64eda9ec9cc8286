import { sampleAnalysis } from 'virtual:sample-analysis';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { ScoreBeam } from '../../../ui/charts/score-beam.tsx';
import { demoTexts } from './demo-texts.ts';

const { risen, scoreSteps, reweighed } = sampleAnalysis;

type Row = { readonly id: string; readonly title: string; readonly score: number };

/** The top of the ranking, as computed by the engine. */
export function RankingScene() {
  return <Rows rows={reweighed?.before ?? risen} />;
}

const changesAfterMs = 2_400;

/** The same rows before and after one requirement counts more. */
export function WeightsScene() {
  const { weights } = useTexts(demoTexts).scenes;
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setChanged(true), changesAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (!reweighed) return null;
  const { before, after, requirement, weight } = reweighed;
  return (
    <div className="w-full max-w-xl">
      <p className="mb-2 text-14 text-quiet">{weights.weight(requirement, isChanged ? weight : 1)}</p>
      <Rows rows={isChanged ? after : before} order={before.map(({ id }) => id)} />
    </div>
  );
}

/** @param order DOM order of the rows, from which they animate to their positions */
function Rows({
  rows,
  order = rows.map(({ id }) => id),
}: {
  rows: readonly Row[];
  order?: readonly string[];
}) {
  return (
    <div className="relative h-55 w-full max-w-xl">
      {order.map((id) => {
        const place = rows.findIndex((row) => row.id === id);
        const row = rows[place];
        if (!row) return null;
        return (
          <div
            key={id}
            data-place={place}
            className="demo-row absolute inset-x-0 top-0 flex h-10 items-center gap-3 rounded-control border border-rule bg-raised px-3 text-14"
          >
            <span className="w-3 font-serif text-quiet">{place + 1}</span>
            <span className="grow truncate sm:w-2/5 sm:grow-0 font-medium">{row.title}</span>
            <span className="hidden grow sm:block">
              <ScoreBeam score={row.score} potential={row.score} steps={scoreSteps} label="" />
            </span>
            <span className="w-6 text-end font-serif text-16">{row.score}</span>
          </div>
        );
      })}
    </div>
  );
}
