import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { jobPath, previewPath } from '../../lib/screen-paths.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { MatchLines, MatchScore, PreviewLink } from './match-lines.tsx';
import { rediscoveryTexts } from './rediscovery-texts.ts';
import { useFittingJobs } from './use-rediscovery.ts';

type FittingJobsProps = { readonly personId: string; readonly isAnonymous: boolean };

/** The open jobs that a person fits best, with a short reason. */
export function FittingJobs({ personId, isAnonymous }: FittingJobsProps) {
  const texts = useTexts(rediscoveryTexts);
  const query = useFittingJobs(personId, isAnonymous);
  return (
    <Fetched query={query} words={texts} lines={4}>
      {({ jobs, fileId, open }) => (
        <div className="grid gap-3">
          {jobs.length === 0 ? (
            <p className="text-14 text-quiet">
              {fileId === null ? texts.jobs.unread : open === 0 ? texts.jobs.noneOpen : texts.jobs.none(open)}
            </p>
          ) : (
            <ol className="divide-y divide-rule rounded-card border border-rule bg-raised">
              {jobs.map(({ jobId, title, company, match, analysisId }) => (
                <li key={jobId} className="px-4 py-3">
                  <div className="flex items-baseline justify-between gap-x-4">
                    <span className="min-w-0 wrap-anywhere">
                      <Link to={jobPath(jobId)} className="font-medium hover:text-field hover:underline">
                        <bdi>{title}</bdi>
                      </Link>
                      {company && <bdi className="block text-13 text-quiet">{company}</bdi>}
                    </span>
                    <MatchScore match={match} />
                  </div>
                  <MatchLines name={title} match={match} />
                  {analysisId === null ? (
                    <PreviewLink personId={personId} jobId={jobId} name={title} />
                  ) : (
                    <Link
                      to={`/resume-history/${analysisId}`}
                      className="mt-1 inline-block text-13 text-field underline underline-offset-4"
                    >
                      {texts.jobs.scored}
                    </Link>
                  )}
                </li>
              ))}
            </ol>
          )}
          {fileId !== null && (
            <Link
              to={previewPath(personId)}
              className="justify-self-start text-14 text-field underline underline-offset-4"
            >
              {texts.preview.otherJob}
            </Link>
          )}
        </div>
      )}
    </Fetched>
  );
}
