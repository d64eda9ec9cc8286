import {
  type AnalysisRow,
  type Explanations,
  type MatchFinding,
  type Potential,
  type ScoreBand,
  say,
} from '@winnow/contracts';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { ScoreBeam } from '../../ui/charts/score-beam.tsx';
import { StatusShape } from '../../ui/marks/status-shape.tsx';
import { analysisTexts } from './analysis-texts.ts';
import { explanationTexts } from './explanation-texts.ts';

type ScoreSummaryProps = {
  /** 0-100; `null` if it can't be scored. */
  readonly score: number | null;
  /** The highest score that is still possible; `null` without a score. */
  readonly potential: Potential;
  /** Band of the score, which has a label; `null` without a score. */
  readonly band: ScoreBand | null;
  /** Scores at which the band changes. */
  readonly scoreSteps: readonly number[];
  /** 0-1. */
  readonly confidence: number;
  readonly findings: readonly ScoredRequirement[];
  /** Explains the shapes, next to the score. */
  readonly legend?: ReactNode;
  /** Confidence factors, if known individually. */
  readonly doubts?: AnalysisRow['doubts'];
};

type ScoredRequirement = Pick<MatchFinding, 'status' | 'credit'> & {
  readonly requirement: Pick<MatchFinding['requirement'], 'id' | 'text' | 'must'>;
};

/** The score as number, label and bar, the highest possible score, must-haves as shapes, and the confidence. */
export function ScoreSummary(props: ScoreSummaryProps) {
  const { score, potential, band, scoreSteps, confidence, findings, doubts = [], legend } = props;
  const texts = useTexts(analysisTexts);
  const explanations = useTexts(explanationTexts);
  return (
    <div className="@container">
      <div className="grid gap-6 @2xl:grid-cols-2 @2xl:gap-12">
        {score === null ? (
          <NoScore />
        ) : (
          <Score
            score={score}
            potential={potential}
            word={band && texts.band[band]}
            steps={scoreSteps}
            legend={legend}
          />
        )}
        <dl className="grid content-start gap-5 text-14 @2xl:border-s @2xl:border-rule @2xl:ps-12">
          <MustHaves findings={findings} />
          <div>
            <dt className="text-quiet">{texts.confidence}</dt>
            <dd className="mt-1">
              <span className="me-2 font-medium">{texts.percent(confidence)}</span>
              <span className="text-quiet">
                {gravest(doubts, explanations) ?? texts.notFound(potential?.notFound ?? 0)}
              </span>
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}

const namedFactors = 2;

/** The strongest confidence factor, shown next to the score; the others are further down. */
function gravest(doubts: AnalysisRow['doubts'], { doubt }: Explanations): string | null {
  const first = doubts.toSorted((a, b) => b.lost - a.lost).slice(0, namedFactors);
  return first.length > 0 ? first.map((each) => say(doubt, each)).join(' ') : null;
}

type ScoreProps = {
  readonly score: number;
  readonly word: string | null;
  readonly legend: ReactNode;
  readonly potential: Potential;
  readonly steps: readonly number[];
};

function Score({ score, potential, word, steps, legend }: ScoreProps) {
  const texts = useTexts(analysisTexts);
  const highest = potential?.score ?? score;
  return (
    <div>
      <div className="flex items-start justify-between gap-2">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-serif text-[4.5rem] leading-none tracking-tight">{score}</span>
          <span className="text-quiet">{texts.outOf}</span>
          <span className="font-serif text-25 first-letter:uppercase">{word}</span>
        </p>
        {legend}
      </div>
      <div className="mt-4">
        <ScoreBeam score={score} potential={highest} steps={steps} label={texts.scoreLabel(score)} />
      </div>
      {potential && highest > score && (
        <p className="mt-2 text-14">{texts.potential(highest, potential.notFound)}</p>
      )}
    </div>
  );
}

function NoScore() {
  const texts = useTexts(analysisTexts);
  return (
    <div>
      <p className="font-serif text-31">{texts.notScored}</p>
      <p className="mt-2 text-14 text-quiet">{texts.notScoredWhy}</p>
    </div>
  );
}

function MustHaves({ findings }: { findings: readonly ScoredRequirement[] }) {
  const texts = useTexts(analysisTexts);
  // Requirements that are never scored are questions for the candidate.
  const mustHaves = findings.filter(({ requirement, credit }) => requirement.must && credit !== null);
  const met = mustHaves.filter(({ status }) => status === 'met').length;
  return (
    <div>
      <dt className="text-quiet">{texts.mustHaves}</dt>
      <dd className="mt-1">
        {mustHaves.length === 0 ? (
          texts.noMustHaves
        ) : (
          <>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="flex flex-wrap gap-1">
                {mustHaves.map(({ requirement, status }) => (
                  <span key={requirement.id} title={`${requirement.text}: ${texts.status[status]}`}>
                    <StatusShape status={status} className="size-[18px]" />
                  </span>
                ))}
              </span>
              <span className="font-medium">{texts.mustHavesMet(met, mustHaves.length)}</span>
            </p>
            <NotMet findings={mustHaves} />
          </>
        )}
      </dd>
    </div>
  );
}

const maxNamed = 5;

/** The must-haves that need attention first, as text. */
function NotMet({ findings }: { findings: readonly ScoredRequirement[] }) {
  const texts = useTexts(analysisTexts);
  const open = findings.filter(({ status }) => status !== 'met');
  if (open.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1">
      {open.slice(0, maxNamed).map(({ requirement, status }) => (
        <li key={requirement.id} className="flex gap-2">
          <StatusShape status={status} className="mt-[3px]" />
          <span>
            <bdi>{requirement.text}</bdi> <span className="text-quiet">· {texts.status[status]}</span>
          </span>
        </li>
      ))}
      {open.length > maxNamed && (
        <li className="ps-6 text-quiet">{texts.moreMustHaves(open.length - maxNamed)}</li>
      )}
    </ul>
  );
}
