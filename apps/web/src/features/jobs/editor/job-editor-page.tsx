import type { JobDescriptionView } from '@winnow/contracts';
import { Link, useLocation, useParams } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { isNotFound } from '../../../lib/requests/is-not-found.ts';
import { buttonLook } from '../../../ui/buttons/button.tsx';
import { NotShown } from '../../../ui/notices/not-shown.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { useJob } from '../use-jobs.ts';
import { editorTexts } from './editor-texts.ts';
import { JobEditor } from './job-editor.tsx';

/** A new job description. */
export function NewJobPage() {
  return <JobEditor key="new" job={null} />;
}

/** One job description, to be read and changed. */
export function JobPage() {
  const texts = useTexts(editorTexts);
  const { id = '' } = useParams();
  const { state } = useLocation();
  const { data, error, refetch } = useJob(id);
  // Right after the first save it is known, and nothing flickers.
  const known = data ?? jobOf(state, id);
  if (known) return <JobEditor key={id} job={known} />;
  if (!error) return <Waiting />;
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-16">
      <NotShown
        isMissing={isNotFound(error)}
        words={texts}
        onRetry={() => void refetch()}
        wayOn={
          <Link to="/job-descriptions" className={buttonLook('secondary', 'md')}>
            {texts.back}
          </Link>
        }
      />
    </div>
  );
}

function jobOf(state: unknown, id: string): JobDescriptionView | null {
  const job = (state as { readonly job?: JobDescriptionView } | null)?.job;
  return job?.id === id ? job : null;
}

function Waiting() {
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-8 px-4 py-10 sm:px-6 lg:grid-cols-2">
      <Skeleton className="h-96 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
