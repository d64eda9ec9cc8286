import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AllowanceNotice } from '../../entities/allowance/allowance-notice.tsx';
import { useTexts } from '../../lib/language/use-texts.ts';
import { analyzerTexts } from './analyzer-texts.ts';
import { JobStep } from './job-step.tsx';
import { PriceStep } from './price-step.tsx';
import { FilesStep } from './uploads/files-step.tsx';
import { restoreUploads, uploads, useUploads } from './uploads/uploads.ts';

/** Starts a run on one page: job, resumes, price. */
export function AnalyzerPage() {
  const texts = useTexts(analyzerTexts);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const jobId = search.get('job');
  const lines = useUploads();
  const [isStarting, setStarting] = useState(false);
  useEffect(() => void restoreUploads(), []);
  const choose = useCallback((id: string) => setSearch({ job: id }, { replace: true }), [setSearch]);
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-10">
      <title>{texts.title}</title>
      <header className="mb-8">
        <h1 className="font-serif text-31 tracking-tight">{texts.heading}</h1>
        <p className="mt-1 text-quiet">{texts.introduction}</p>
      </header>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-10">
          <JobStep jobId={jobId} isDisabled={isStarting} onChoose={choose} />
          <AllowanceNotice
            refusals={lines.filter(({ state }) => state === 'failed' || state === 'refused').length}
          />
          <FilesStep lines={lines} isDisabled={isStarting} />
        </div>
        <PriceStep
          jobId={jobId}
          lines={lines}
          onStarting={setStarting}
          onStarted={(batchId, fileIds) => {
            uploads.take(fileIds);
            void navigate(`/resume-analyzer/${batchId}`);
          }}
        />
      </div>
    </div>
  );
}
