import { rediscoveryLimits, type SuggestedPerson } from '@winnow/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { errorOf } from '../../lib/requests/error-of.ts';
import { personPath } from '../../lib/screen-paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { SkeletonText } from '../../ui/waiting/skeleton.tsx';
import { useAnonymousView } from '../account/use-anonymous-view.ts';
import { useAlias } from '../analysis/use-shown-name.ts';
import { useMay } from '../organization/use-organizations.ts';
import { AddToRunDialog } from './add-to-run-dialog.tsx';
import { MatchLines, MatchScore, PreviewLink } from './match-lines.tsx';
import { rediscoveryTexts } from './rediscovery-texts.ts';
import { useSuggestions, useTelling } from './use-rediscovery.ts';

const shownFirst = 10;

/** The best people of the library who weren't scored for a job, with a way to add them to a run. */
export function Suggestions({ jobId }: { readonly jobId: string }) {
  const texts = useTexts(rediscoveryTexts);
  const may = useMay();
  const { isAnonymous } = useAnonymousView();
  const [limit, setLimit] = useState<number>(shownFirst);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAdding, setAdding] = useState(false);
  const query = useSuggestions(jobId, limit, isAnonymous);
  const telling = useTelling(jobId);
  const { data } = query;
  // Only if nothing is loaded yet; after a later failure, loaded data stays on the screen.
  if (!data && errorOf(query)) {
    return (
      <Notice tone="error" heading={texts.failed}>
        <Button className="mt-2" onClick={() => void query.refetch()}>
          {texts.retry}
        </Button>
      </Notice>
    );
  }
  if (!data) return <SkeletonText lines={8} />;
  const { people, total, compared, left, pending } = data;
  const fileIds = people.filter(({ personId }) => chosen.has(personId)).map(({ fileId }) => fileId);
  const choose = (personId: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(personId);
    else next.delete(personId);
    setChosen(next);
  };
  return (
    <div className="grid gap-4">
      {may('jobs.write') && (
        <Switch
          label={texts.notify}
          helper={texts.notifyHelp(rediscoveryLimits.strongFrom)}
          isOn={data.tellsTeam}
          onSwitch={(isOn) => telling.mutate(isOn)}
        />
      )}
      {people.length === 0 ? (
        <EmptyState heading={texts.nobody} headingLevel="h3">
          {pending > 0 ? texts.pending(pending) : texts.nobodyWords}
        </EmptyState>
      ) : (
        <>
          <div className="flex min-h-control-md flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-14 text-quiet">
              {left > 0 ? texts.progress(compared, total) : texts.done(total)}
              {pending > 0 && ` · ${texts.pending(pending)}`}
            </p>
            {may('runs.write') && (
              <Button disabled={fileIds.length === 0} onClick={() => setAdding(true)}>
                {texts.run.button(fileIds.length)}
              </Button>
            )}
          </div>
          <ol
            aria-label={texts.list}
            aria-busy={left > 0 || undefined}
            className="divide-y divide-rule rounded-card border border-rule bg-raised"
          >
            {people.map((person) => (
              <li key={person.personId} className="px-4 py-3">
                <Person
                  jobId={jobId}
                  person={person}
                  isChosen={chosen.has(person.personId)}
                  onChoose={may('runs.write') ? (isChosen) => choose(person.personId, isChosen) : null}
                />
              </li>
            ))}
          </ol>
          {people.length === limit && limit < rediscoveryLimits.suggested && total > limit && (
            <Button
              className="justify-self-start"
              isLoading={query.isPlaceholderData}
              onClick={() => setLimit(rediscoveryLimits.suggested)}
            >
              {texts.more(Math.min(total, rediscoveryLimits.suggested) - limit)}
            </Button>
          )}
        </>
      )}
      <AddToRunDialog jobId={jobId} fileIds={fileIds} isOpen={isAdding} onOpenChange={setAdding} />
    </div>
  );
}

type PersonProps = {
  readonly jobId: string;
  readonly person: SuggestedPerson;
  readonly isChosen: boolean;
  /** `null` for members who may not start runs. */
  readonly onChoose: ((isChosen: boolean) => void) | null;
};

function Person({ jobId, person, isChosen, onChoose }: PersonProps) {
  const texts = useTexts(rediscoveryTexts);
  const { shortDate } = useFormats();
  const name = useAlias()(person.name);
  const { headline, place, match, before, declinedAt, contactedAt } = person;
  const about = [headline, place].filter(Boolean).join(' · ');
  return (
    <article className="flex items-start gap-3">
      {onChoose && (
        <Checkbox
          label={<span className="sr-only">{texts.choose(name)}</span>}
          checked={isChosen}
          onCheckedChange={onChoose}
        />
      )}
      <div className="min-w-0 grow">
        <div className="flex items-baseline justify-between gap-x-4">
          <h3 dir="auto" className="min-w-0 text-16 font-medium wrap-anywhere">
            <Link to={personPath(person.personId)} className="hover:text-field hover:underline">
              {name}
            </Link>
          </h3>
          <MatchScore match={match} />
        </div>
        {about && (
          <p dir="auto" className="text-13 text-quiet">
            {about}
          </p>
        )}
        <MatchLines name={name} match={match} />
        <PreviewLink personId={person.personId} jobId={jobId} name={name} />
        {(before || declinedAt || contactedAt) && (
          <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-13 text-partly">
            {before && (
              <li>
                <Link
                  to={`/resume-history/${before.analysisId}`}
                  className="underline underline-offset-4 hover:text-ink"
                >
                  {before.decision
                    ? texts.decided[before.decision](shortDate(before.at))
                    : texts.scoredBefore(shortDate(before.at))}
                </Link>
              </li>
            )}
            {declinedAt && <li>{texts.declined(shortDate(declinedAt))}</li>}
            {contactedAt && <li>{texts.contacted(shortDate(contactedAt))}</li>}
          </ul>
        )}
      </div>
    </article>
  );
}
