import { type MatchEvidence, type MatchFinding, say } from '@winnow/contracts';
import { type Points, pointsOfParts } from '@winnow/engine/points';
import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { useIsPrinting } from '../../../ui/use-is-printing.ts';
import { analysisTexts } from '../analysis-texts.ts';
import { explanationTexts } from '../explanation-texts.ts';
import { Quote } from '../quote.tsx';
import { splitPoints } from './split-points.ts';

type PartListProps = {
  readonly parts: MatchFinding['parts'];
  readonly points: Points;
  readonly onChoose: ((evidence: MatchEvidence) => void) | undefined;
};

type Part = MatchFinding['parts'][number];

/** Number of parts shown at first, so that those that earned most stand out. */
const partsAtFirst = 6;
const quotesAtFirst = 2;

/** The parts of a credit with their points and quotes, highest first. */
export function PartList({ parts, points, onChoose }: PartListProps) {
  const { tree: texts } = useTexts(analysisTexts);
  const [showsAll, setShowsAll] = useState(false);
  const isPrinting = useIsPrinting();
  const given = pointsOfParts(parts, points);
  const shownPoints = splitPoints(
    given.map(({ earned }) => earned),
    Math.round(10 * points.earned) / 10,
  );
  const all = parts
    .map((part, place) => ({ part, earned: given[place]?.earned ?? 0, max: given[place]?.max ?? 0, place }))
    // Parts with a maximum of zero, and words in no line, are shown under "why not more".
    .filter(({ part, max }) => max > 0 && !(part.code === 'word' && part.args.lines === 0))
    .sort((one, other) => other.earned - one.earned || one.place - other.place);
  const shown = showsAll || isPrinting ? all : all.slice(0, partsAtFirst);
  return (
    <>
      <ul className="grid gap-1.5">
        {shown.map(({ part, max, place }) => (
          <PartItem
            key={place}
            part={part}
            points={{ earned: shownPoints[place] ?? 0, max }}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {all.length > shown.length && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className="mt-1 rounded-control py-1 text-13 text-field hover:underline"
        >
          {texts.moreParts(all.length - shown.length)}
        </button>
      )}
    </>
  );
}

type PartItemProps = {
  readonly part: Part;
  /** Earned points are rounded to tenths. */
  readonly points: Points;
  readonly onChoose: PartListProps['onChoose'];
};

function PartItem({ part, points, onChoose }: PartItemProps) {
  const { tree: texts, points: pointsOfMax } = useTexts(analysisTexts);
  const explanations = useTexts(explanationTexts);
  const [showsAll, setShowsAll] = useState(false);
  const { evidence } = part;
  const shown = showsAll ? evidence : evidence.slice(0, quotesAtFirst);
  const max = Math.round(10 * points.max) / 10;
  return (
    <li>
      <p className="flex items-baseline justify-between gap-x-4">
        <span className="min-w-0 break-words">{say(explanations.part, part)}</span>
        <span className="shrink-0 text-13 whitespace-nowrap text-quiet tabular-nums">
          {max > points.earned ? pointsOfMax(points.earned, max) : texts.points(points.earned)}
        </span>
      </p>
      {shown.length > 0 && (
        <ul className="mt-0.5 flex flex-wrap gap-x-3 gap-y-1 text-13 leading-relaxed print:hidden">
          {shown.map((piece) => (
            <li key={`${piece.start}-${piece.end}`} className="min-w-0">
              <Quote evidence={piece} onChoose={onChoose} />
            </li>
          ))}
          {evidence.length > shown.length && (
            <li>
              <button
                type="button"
                onClick={() => setShowsAll(true)}
                className="rounded-control text-field hover:underline"
              >
                {texts.moreLines(evidence.length - shown.length)}
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
