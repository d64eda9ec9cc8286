import type { ResumeImport } from '@winnow/contracts';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { importsTexts } from './imports-texts.ts';

/** The runs of an import that is scored, and what the rest waits for. */
export function ImportScoring({ scoring }: { readonly scoring: NonNullable<ResumeImport['scoring']> }) {
  const { one: texts } = useTexts(importsTexts);
  const { jobDescriptionId, jobTitle, runs, left, waitsFor } = scoring;
  return (
    <section aria-labelledby="scoring" className="grid gap-3">
      <h2 id="scoring" className="font-serif text-20">
        {texts.scoring}
      </h2>
      {jobDescriptionId ? (
        <p className="text-14">
          <Link to={`/job-descriptions/${jobDescriptionId}`} className="text-field underline">
            <bdi>{texts.scoringFor(jobTitle ?? '')}</bdi>
          </Link>
        </p>
      ) : (
        <Notice tone="warning" heading={texts.jobGone} />
      )}
      {waitsFor && (
        <Notice tone="warning" heading={texts.holds[waitsFor]}>
          {waitsFor === 'credits' && (
            <Link to="/credits" className={buttonClass('secondary', 'sm')}>
              {texts.buy}
            </Link>
          )}
        </Notice>
      )}
      {left > 0 && jobDescriptionId && <p className="text-14 text-quiet">{texts.left(left)}</p>}
      <ul className="flex flex-wrap gap-2 text-14">
        {runs.map(({ id, number, files }) => (
          <li key={number}>
            {id ? (
              <Link to={`/resume-analyzer/${id}`} className={buttonClass('secondary', 'sm')}>
                {texts.run(number, files)}
              </Link>
            ) : (
              texts.run(number, files)
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
