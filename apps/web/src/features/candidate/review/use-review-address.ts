import { useSearchParams } from 'react-router';
import { type ReviewOf, reviewCandidatePath } from '../../../lib/screen-paths.ts';

export type ReviewAddress = {
  readonly of: ReviewOf;
  /** Key of the whole list, the same for each of its candidates. */
  readonly key: string;
  readonly filters: URLSearchParams;
  readonly candidatePath: (id: string) => string;
  /** Address of the next undecided candidate, or of the summary if all are decided. */
  readonly nextPath: string;
};

/** The review in the URL; `null` if none. */
export function useReviewAddress(): ReviewAddress | null {
  const [search] = useSearchParams();
  const of = reviewOf(search);
  if (of === null) return null;
  const filters = new URLSearchParams(search);
  for (const name of ['review', 'decision']) filters.delete(name);
  filters.sort();
  const candidatePath = (id: string) => reviewCandidatePath(id, of, filters);
  return {
    of,
    key: `${search.get('review')}?${filters}`,
    filters,
    candidatePath,
    nextPath: candidatePath('next'),
  };
}

function reviewOf(search: URLSearchParams): ReviewOf | null {
  const run = search.get('run');
  const job = search.get('job');
  switch (search.get('review')) {
    case 'newest':
      return 'newest';
    case 'run':
      return run ? { run } : null;
    case 'job':
      return job ? { job } : null;
    case 'list': {
      const list = new URLSearchParams(search);
      list.delete('review');
      return { list };
    }
    default:
      return null;
  }
}
