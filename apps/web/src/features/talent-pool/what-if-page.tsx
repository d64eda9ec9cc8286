import { type JobDescriptionView, type WhatIfMove, whatIfFirst } from '@winnow/contracts';
import { ChevronLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useAnonymousView } from '../../entities/account/use-anonymous-view.ts';
import { useAlias } from '../../entities/analysis/use-shown-name.ts';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { isNotFound } from '../../lib/requests/is-not-found.ts';
import { jobPath, personPath } from '../../lib/screen-paths.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Slider } from '../../ui/inputs/slider.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { NotShown } from '../../ui/notices/not-shown.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { SkeletonText } from '../../ui/waiting/skeleton.tsx';
import { useJobOf, useRested, useWhatIf } from './use-what-if.ts';
import { type Changes, noChanges, withChange } from './what-if-changes.ts';
import { SaveToJob } from './what-if-save.tsx';
import { whatIfTexts } from './what-if-texts.ts';

type Answer = NonNullable<ReturnType<typeof useWhatIf>['data']>;

/** The whole talent pool ranked for a job, with other weights and must-haves. */
export function WhatIfPage() {
  const { id = '' } = useParams();
  const texts = useTexts(whatIfTexts);
  const job = useJobOf(id);
  const { data, error } = job;
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-6 px-4 py-8 sm:px-6 lg:py-12">
      <title>{texts.title(data?.title ?? '')}</title>
      <header>
        <Link
          to={jobPath(id)}
          className="inline-flex items-center gap-1 text-14 text-quiet hover:text-ink print:hidden"
        >
          <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          {texts.back}
        </Link>
        <h1 className="mt-1 font-serif text-31 tracking-tight">{texts.heading}</h1>
        {data && (
          <p dir="auto" className="font-medium">
            {data.title}
          </p>
        )}
        <p className="mt-1 max-w-prose text-14 text-quiet">{texts.explanation}</p>
      </header>
      {data && <WhatIf key={id} job={data} />}
      {!data && !error && <SkeletonText lines={10} />}
      {!data && error && (
        <NotShown
          isMissing={isNotFound(error)}
          words={texts.noJob}
          onRetry={() => void job.refetch()}
          wayOn={
            <Link to="/job-descriptions" className={buttonClass('secondary', 'md')}>
              {texts.allJobs}
            </Link>
          }
        />
      )}
    </div>
  );
}

function WhatIf({ job }: { readonly job: JobDescriptionView }) {
  const texts = useTexts(whatIfTexts);
  const { isAnonymous } = useAnonymousView();
  const [changes, setChanges] = useState(noChanges);
  const rested = useRested(changes);
  const asIs = useWhatIf(job, noChanges, isAnonymous);
  const answer = useWhatIf(job, rested, isAnonymous);
  const words = { failed: texts.failed, retry: texts.retry };
  return (
    <Fetched query={asIs} words={words} lines={12}>
      {({ notCompared }) => (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <Lines job={job} notCompared={notCompared} changes={changes} onChange={setChanges} />
          <Fetched query={answer} words={words} lines={12}>
            {(data) => (
              <Ranking
                answer={data}
                nameOfLine={(line) => job.requirements.find((each) => each.id === line)?.text ?? ''}
                isLate={answer.isPlaceholderData || rested !== changes}
              />
            )}
          </Fetched>
        </div>
      )}
    </Fetched>
  );
}

type LinesProps = {
  readonly job: JobDescriptionView;
  readonly notCompared: readonly string[];
  readonly changes: Changes;
  readonly onChange: (changes: Changes) => void;
};

function Lines({ job, notCompared, changes, onChange }: LinesProps) {
  const texts = useTexts(whatIfTexts);
  const { number } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  const isChanged = Object.keys(changes).length > 0;
  const requirements = job.requirements.filter(({ id }) => !notCompared.includes(id));
  /** The pressed button is disabled then, so focus moves to the heading. */
  function startOver(): void {
    onChange(noChanges);
    heading.current?.focus();
  }
  return (
    <section aria-label={texts.requirements} className="grid gap-3">
      <div className="flex items-center justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="font-serif text-20">
          {texts.requirements}
        </h2>
        <Button size="sm" variant="quiet" disabled={!isChanged} onClick={startOver}>
          {texts.reset}
        </Button>
      </div>
      <ul className="grid divide-y divide-rule rounded-card border border-rule bg-raised">
        {requirements.map((line) => {
          const { weight, must } = changes[line.id] ?? line;
          const change = (part: Partial<Changes[string]>) => onChange(withChange(changes, line, part));
          return (
            <li key={line.id} className="grid gap-2 px-4 py-3">
              <Slider
                label={line.text}
                aria-label={texts.weight(line.text)}
                value={weight}
                onValueChange={(value) => change({ weight: value })}
                min={0}
                max={5}
                step={0.25}
                format={(value) => number(value)}
              />
              {!line.overall && (
                <Checkbox
                  label={texts.must}
                  aria-label={`${texts.must}: ${line.text}`}
                  checked={must}
                  onCheckedChange={(isChecked) => change({ must: isChecked })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {notCompared.length > 0 && (
        <p className="text-13 text-quiet">{texts.notCompared(notCompared.length)}</p>
      )}
      <Allowed to="jobs.write">
        <SaveToJob job={job} changes={changes} onSaved={startOver} />
      </Allowed>
    </section>
  );
}

type RankingProps = {
  readonly answer: Answer;
  readonly nameOfLine: (id: string) => string;
  readonly isLate: boolean;
};

function Ranking({ answer, nameOfLine, isLate }: RankingProps) {
  const texts = useTexts(whatIfTexts);
  const { percent } = useFormats();
  const alias = useAlias();
  const { first, enters, leaves, total, totalBefore } = answer;
  return (
    <div className="grid min-w-0 gap-6" aria-busy={isLate || undefined}>
      <div role="status" className="text-14">
        <p className="text-quiet">{texts.total(total, totalBefore)}</p>
        {enters.length + leaves.length === 0 && <p>{texts.same(whatIfFirst)}</p>}
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        {enters.length > 0 && (
          <Moves heading={texts.enters(enters.length, whatIfFirst)} moves={enters} nameOfLine={nameOfLine} />
        )}
        {leaves.length > 0 && (
          <Moves heading={texts.leaves(leaves.length, whatIfFirst)} moves={leaves} nameOfLine={nameOfLine} />
        )}
      </div>
      {first.length === 0 ? (
        <EmptyState heading={texts.nobody}>{texts.nobodyWords}</EmptyState>
      ) : (
        <section aria-label={texts.first(whatIfFirst)} className="grid gap-2">
          <h2 className="font-serif text-20">{texts.first(whatIfFirst)}</h2>
          <ol className="divide-y divide-rule rounded-card border border-rule bg-raised">
            {first.map(({ hit, rankBefore }, place) => (
              <li key={hit.personId} className="flex items-baseline gap-3 px-4 py-2 text-14">
                <span className="w-6 shrink-0 text-end text-quiet tabular-nums">{texts.rank(place + 1)}</span>
                <span className="min-w-0 grow">
                  <Link
                    to={personPath(hit.personId)}
                    className="font-medium hover:text-field hover:underline"
                  >
                    <bdi>{alias(hit.name)}</bdi>
                  </Link>
                  {hit.headline && (
                    <span dir="auto" className="ms-2 text-13 text-quiet">
                      {hit.headline}
                    </span>
                  )}
                </span>
                {rankBefore !== place + 1 && (
                  <span className="shrink-0 text-13 text-quiet tabular-nums">{texts.before(rankBefore)}</span>
                )}
                {hit.match !== null && (
                  <span className="shrink-0 tabular-nums">{percent(hit.match / 100)}</span>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

type MovesProps = {
  readonly heading: string;
  readonly moves: readonly WhatIfMove[];
  readonly nameOfLine: RankingProps['nameOfLine'];
};

function Moves({ heading, moves, nameOfLine }: MovesProps) {
  const texts = useTexts(whatIfTexts);
  const { percent } = useFormats();
  const alias = useAlias();
  return (
    <section aria-label={heading} className="grid content-start gap-2">
      <h2 className="text-14 font-medium">{heading}</h2>
      <ul className="grid gap-2 text-13">
        {moves.map(({ hit, cause, line, shows, othersShow }) => (
          <li key={hit.personId} className="rounded-card border border-rule px-3 py-2">
            <Link to={personPath(hit.personId)} className="font-medium hover:text-field hover:underline">
              <bdi>{alias(hit.name)}</bdi>
            </Link>
            <p dir="auto" className="text-quiet wrap-anywhere">
              {texts.because[cause]({
                line: nameOfLine(line),
                shows: percent(shows / 100),
                othersShow: othersShow === null ? null : percent(othersShow / 100),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
