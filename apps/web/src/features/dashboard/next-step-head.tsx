import type { BatchSummary } from '@winnow/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { analyzerPath, batchPath, historyPath, newJobPath, reviewPath } from '../../lib/screen-paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { Progress } from '../../ui/waiting/progress.tsx';
import type { NextStep } from './choose-next-step.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { endedOf } from './ended-of.ts';
import { StartSample } from './start-sample.tsx';

type NextStepHeadProps = {
  readonly step: NextStep;
  readonly running: BatchSummary | null;
  readonly hasSample: boolean;
};

/** Heading with the next step and its button. */
export function NextStepHead({ step, running, hasSample }: NextStepHeadProps) {
  const texts = useTexts(dashboardTexts);
  const { heading, words, primary, secondary } = useStepWords(step);
  return (
    <section aria-labelledby="next-step" className="grid grid-cols-1 gap-3">
      {step.kind === 'start' && <Greeting />}
      <h1 id="next-step" className="max-w-3xl hyphens-auto font-serif text-31 tracking-tight sm:text-39">
        {heading}
      </h1>
      <p className="max-w-prose text-quiet">{words}</p>
      {running && (
        <div className="mt-2 max-w-xl">
          <Progress
            label={step.kind === 'run' ? texts.runs.progressLabel : running.jobTitle}
            value={endedOf(running)}
            max={running.counts.total}
            words={texts.runs.progress(endedOf(running), running.counts.total)}
          />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Way variant="primary" {...primary} />
        {secondary && <Way variant="secondary" {...secondary} />}
      </div>
      {step.kind === 'start' && !hasSample && <StartSample />}
    </section>
  );
}

/** For new users. */
function Greeting() {
  const { greeting } = useTexts(dashboardTexts);
  const { user } = useSession();
  const [firstName = ''] = (user?.name ?? '').split(' ');
  return (
    <p dir="auto" className="text-14 text-quiet">
      {greeting(firstName)}
    </p>
  );
}

type WayTo = { readonly to: string; readonly words: string };

function Way({ to, words, variant }: WayTo & { readonly variant: 'primary' | 'secondary' }): ReactNode {
  return (
    <Link to={to} className={buttonClass(variant, 'lg')}>
      {words}
    </Link>
  );
}

function useStepWords(step: NextStep): {
  heading: string;
  words: string;
  primary: WayTo;
  secondary?: WayTo;
} {
  const { steps, analyze, addJob, writeJob } = useTexts(dashboardTexts);
  const toAnalyzer = { to: '/resume-analyzer', words: analyze };
  const toCreator = { to: '/tools/job-description-creator', words: writeJob };
  switch (step.kind) {
    case 'start':
      return { ...steps.start, primary: { to: newJobPath, words: addJob }, secondary: toCreator };
    case 'analyze':
      return {
        heading: steps.analyze.heading(step.job.title),
        words: steps.analyze.words,
        primary: { to: analyzerPath(step.job.id), words: analyze },
      };
    case 'review':
      return {
        heading: steps.review.heading(step.count),
        words: steps.review.words,
        primary: { to: reviewPath('newest'), words: steps.review.action },
        secondary: toAnalyzer,
      };
    case 'run':
      return {
        heading: steps.run.heading(step.title),
        words: steps.run.words,
        primary: { to: batchPath(step.batchId), words: steps.run.action },
      };
    case 'unreadable':
      return {
        heading: steps.unreadable.heading(step.count),
        words: steps.unreadable.words,
        primary: { to: historyPath({ view: 'runs', state: 'unread' }), words: steps.unreadable.action },
        secondary: toAnalyzer,
      };
    case 'rest':
      return { ...steps.rest, primary: toAnalyzer, secondary: toCreator };
  }
}
