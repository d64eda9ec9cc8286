import { Link, useParams, useSearchParams } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { isNotFound } from '../../lib/requests/is-not-found.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { NotShown } from '../../ui/notices/not-shown.tsx';
import { SkeletonPanes } from '../../ui/waiting/skeleton.tsx';
import { Candidate } from './candidate.tsx';
import { candidateTexts } from './candidate-texts.ts';
import { ReviewStart } from './review/review-start.tsx';
import { useCandidate } from './use-candidate.ts';

/** One candidate, or why it can't be shown. */
export function CandidatePage() {
  const { id = '' } = useParams();
  return (
    <div className="mx-auto w-full max-w-[96rem] px-4 py-6 sm:px-6 sm:py-8">
      {/* Not a candidate's id: start of a review, with the best undecided candidate. */}
      {id === 'next' ? <ReviewStart /> : <OneCandidate id={id} />}
    </div>
  );
}

function OneCandidate({ id }: { readonly id: string }) {
  const [search] = useSearchParams();
  const { data, error, refetch } = useCandidate(id);
  if (data) return <Candidate key={data.id} candidate={data} batchId={search.get('run') ?? data.batchId} />;
  if (error) return <NoCandidate error={error} onRetry={() => void refetch()} />;
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      <SkeletonPanes />
    </div>
  );
}

function NoCandidate({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const texts = useTexts(candidateTexts);
  return (
    <NotShown
      isMissing={isNotFound(error)}
      words={texts}
      onRetry={onRetry}
      wayOn={
        <Link to="/resume-history" className={buttonClass('secondary', 'md')}>
          {texts.backToHistory}
        </Link>
      }
    />
  );
}
