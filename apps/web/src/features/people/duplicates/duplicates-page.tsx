import { type CandidateFacts, type OtherPerson, type ProposedMerge, personLimits } from '@winnow/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAnonymousView } from '../../../entities/account/use-anonymous-view.ts';
import { duplicateTexts } from '../../../entities/duplicates/duplicate-texts.ts';
import { useDuplicates } from '../../../entities/duplicates/use-duplicates.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { personPath } from '../../../lib/screen-paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { Shortcut } from '../../../ui/shortcuts/shortcut.tsx';
import { useShortcut } from '../../../ui/shortcuts/use-shortcut.ts';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { personTexts } from '../person-texts.ts';
import { useNameOf } from '../use-name-of.ts';
import { usePersonAct, useVersions } from '../use-person.ts';
import { changedKinds } from '../versions/compare-versions.ts';
import { folded } from '../versions/match-facts.ts';
import { wordsOfFacts } from './words-of-facts.ts';

/** Possible duplicates, pair by pair: merge, keep apart, or decide later. */
export function DuplicatesPage() {
  const texts = useTexts(duplicateTexts);
  const words = useTexts(personTexts);
  const query = useDuplicates(personLimits.proposals);
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6 sm:py-8">
      <title>{texts.title}</title>
      <Link to="/talent-pool" className="inline-flex items-center gap-1 text-14 text-quiet hover:text-ink">
        <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {texts.back}
      </Link>
      <h1 className="mt-2 font-serif text-31 tracking-tight">{texts.heading}</h1>
      <p className="mt-1 mb-6 max-w-prose text-14 text-quiet">{texts.explanation}</p>
      <Fetched query={query} words={words} lines={10}>
        {({ pairs, total }) =>
          pairs.length === 0 ? (
            <EmptyState heading={texts.none}>{texts.noneWords}</EmptyState>
          ) : (
            <Pairs pairs={pairs} total={total} />
          )
        }
      </Fetched>
    </div>
  );
}

function Pairs({ pairs, total }: { readonly pairs: readonly ProposedMerge[]; readonly total: number }) {
  const texts = useTexts(duplicateTexts);
  const [chosen, setChosen] = useState(0);
  // After the last pair was handled, the one before it.
  const place = Math.min(chosen, pairs.length - 1);
  const pair = pairs[place];
  useShortcut({ key: 'j', label: texts.next, isEnabled: place < pairs.length - 1 }, () =>
    setChosen(place + 1),
  );
  useShortcut({ key: 'k', label: texts.previous, isEnabled: place > 0 }, () => setChosen(place - 1));
  if (!pair) return null;
  return (
    <>
      <div className="mb-4 flex items-center gap-3">
        <IconButton
          size="sm"
          label={texts.previous}
          icon={<ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />}
          disabled={place === 0}
          onClick={() => setChosen(place - 1)}
        />
        <p aria-live="polite" className="text-14 text-quiet tabular-nums">
          {texts.place(place + 1, total)}
        </p>
        <IconButton
          size="sm"
          label={texts.next}
          icon={<ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />}
          disabled={place === pairs.length - 1}
          onClick={() => setChosen(place + 1)}
        />
      </div>
      <Pair key={`${pair.one.id} ${pair.other.id}`} pair={pair} />
    </>
  );
}

function Pair({ pair: { one, other, likenesses } }: { readonly pair: ProposedMerge }) {
  const texts = useTexts(duplicateTexts);
  const { proposals, merge } = useTexts(personTexts);
  const { isAnonymous } = useAnonymousView();
  const nameOf = useNameOf();
  const { perform, isBusy } = usePersonAct(one.id);
  const join = () => perform.mutate({ asked: { act: 'merge', otherId: other.id }, words: merge.done });
  const part = () =>
    perform.mutate({ asked: { act: 'keep-apart', otherId: other.id }, words: proposals.apartDone });
  useShortcut({ key: '1', label: proposals.same, isEnabled: !isBusy }, join);
  useShortcut({ key: '2', label: proposals.apart, isEnabled: !isBusy }, part);
  const left = useNewestFacts(one.id);
  const right = useNewestFacts(other.id);
  return (
    <section aria-label={texts.compare(nameOf(one, isAnonymous), nameOf(other, isAnonymous))}>
      <p className="text-14">
        <span className="text-quiet">{texts.reasons}:</span>{' '}
        {likenesses.map((reason) => proposals.reasons[reason]).join(' · ')}
      </p>
      <div className="my-4 flex flex-wrap gap-3">
        <Button variant="primary" disabled={isBusy} onClick={join}>
          {proposals.same} <Shortcut keys={['1']} />
        </Button>
        <Button disabled={isBusy} onClick={part}>
          {proposals.apart} <Shortcut keys={['2']} />
        </Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Side person={one} facts={left} others={right} isAnonymous={isAnonymous} />
        <Side person={other} facts={right} others={left} isAnonymous={isAnonymous} />
      </div>
    </section>
  );
}

/** `undefined` while loading, `null` if no resume could be read. */
function useNewestFacts(personId: string): CandidateFacts | null | undefined {
  const { data, error } = useVersions(personId);
  return error ? null : data && (data[0]?.facts ?? null);
}

type SideProps = {
  readonly person: OtherPerson;
  readonly facts: CandidateFacts | null | undefined;
  readonly others: CandidateFacts | null | undefined;
  readonly isAnonymous: boolean;
};

/** Facts of one person's newest resume; those that the other person shares are marked. */
function Side({ person, facts, others, isAnonymous }: SideProps) {
  const texts = useTexts(duplicateTexts);
  const { versions, resumeCount } = useTexts(personTexts);
  const nameOf = useNameOf();
  const own = facts && wordsOfFacts(facts, versions.present);
  const same = new Set(
    others ? Object.values(wordsOfFacts(others, versions.present)).flat().map(folded) : [],
  );
  const kinds = changedKinds.filter((kind) => kind !== 'contact' || !isAnonymous);
  return (
    <article className="min-w-0 rounded-card border border-rule bg-raised p-4">
      <h2 className="text-16 font-medium wrap-anywhere">
        <Link to={personPath(person.id)} className="hover:text-field hover:underline">
          <bdi>{nameOf(person, isAnonymous)}</bdi>
        </Link>
      </h2>
      <p className="text-13 text-quiet">{resumeCount(person.resumes)}</p>
      {facts === null && <p className="mt-3 text-14 text-quiet">{texts.nothing}</p>}
      {own &&
        kinds.map((kind) =>
          own[kind].length === 0 ? null : (
            <div key={kind} className="mt-3 text-14">
              <h3 className="text-13 text-quiet">{versions.kinds[kind]}</h3>
              <ul className="grid gap-0.5">
                {own[kind].map((words) => (
                  <li key={words} dir="auto" className="wrap-anywhere">
                    {same.has(folded(words)) ? <mark className="bg-wheat/40 text-ink">{words}</mark> : words}
                  </li>
                ))}
              </ul>
            </div>
          ),
        )}
    </article>
  );
}
