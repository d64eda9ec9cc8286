import { sampleAnalysis } from 'virtual:sample-analysis';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { ScoreBeam } from '../../ui/charts/score-beam.tsx';
import { StatusShape } from '../../ui/marks/status-shape.tsx';
import { homeTexts } from './home-texts.ts';
import { quoteId } from './sample-quote.tsx';

type Resume = (typeof sampleAnalysis.risen)[number];

type RisenRowProps = {
  readonly resume: Resume;
  readonly place: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** A row of the ranked list as in the workspace: must-haves as shapes, the score as number, label and bar. */
export function RisenRow({ resume, place, isChosen, onChoose }: RisenRowProps) {
  const { picture } = useTexts(homeTexts);
  const { title, years, score, band, mustHaves } = resume;
  const met = mustHaves.filter(({ status }) => status === 'met').length;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-describedby={quoteId(resume.id)}
      onPointerEnter={onChoose}
      onFocus={onChoose}
      onClick={onChoose}
      className={classNames(
        'relative grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2.5 text-start transition-colors focus-visible:-outline-offset-2 sm:gap-x-4 sm:px-4',
        isChosen && 'bg-marker/35',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames('absolute inset-y-0 start-0 w-1', isChosen && 'bg-wheat')}
      />
      <span className="w-4 font-serif text-20 text-quiet">{place}</span>
      <span className="min-w-0">
        <span className="block truncate text-14 font-medium sm:text-16">{title}</span>
        <span className="block text-13 text-quiet">
          {picture.years(years)} · {picture.mustHaves(met, mustHaves.length)}
        </span>
      </span>
      <span className="text-end">
        <span className="font-serif text-25 leading-none">{score}</span>{' '}
        <span className="block text-12 text-quiet">{picture.band[band]}</span>
      </span>
      <span aria-hidden="true" className="col-span-2 col-start-2 mt-1 flex flex-wrap items-center gap-x-4">
        <span className="hidden flex-wrap gap-0.5 sm:flex">
          {mustHaves.map(({ text, status }) => (
            <StatusShape key={text} status={status} className="size-3.5" />
          ))}
        </span>
        <span className="min-w-24 grow">
          <ScoreBeam score={score} potential={score} steps={sampleAnalysis.scoreSteps} label="" />
        </span>
      </span>
    </button>
  );
}
