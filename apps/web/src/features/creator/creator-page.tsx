import { type GeneratedJob, type JobBrief, writerLimits } from '@winnow/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { findKeptDraft, useKeptDraft } from '../../lib/kept-draft.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { openingDraft } from './brief-draft.ts';
import { BriefForm } from './brief-form.tsx';
import { creatorTexts } from './creator-texts.ts';
import { GeneratedSections } from './generated-sections.tsx';
import { useWriter } from './use-writer.ts';

type Written = { readonly brief: JobBrief; readonly job: GeneratedJob; readonly number: number };

/** Creates a job description from a title and a few extras: the form next to the result. */
export function CreatorPage() {
  const texts = useTexts(creatorTexts);
  const [search] = useSearchParams();
  const [opening] = useState(() => openingDraft(search));
  const [written, setWritten] = useState(() => findKeptDraft<Written>('written-job'));
  // It cost a credit, so it survives leaving the page unsaved.
  useKeptDraft('written-job', written, { beyond: 'leaving' });
  const { write, draft, cancel } = useWriter();
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      <title>{texts.title}</title>
      <header className="mb-8 max-w-[68ch]">
        <h1 className="font-serif text-31 tracking-tight">{texts.heading}</h1>
        <p className="mt-1 text-quiet">{texts.introduction}</p>
      </header>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <BriefForm
          opening={opening}
          isWriting={write.isPending}
          hasWritten={written !== null}
          onCancel={cancel}
          onWrite={(brief) =>
            write.mutate(brief, {
              onSuccess: (job) =>
                setWritten((before) => ({
                  brief,
                  job,
                  number: ((before?.number ?? 0) + 1) % writerLimits.variants,
                })),
            })
          }
        />
        <section aria-label={texts.result.heading} className="min-w-0">
          {write.isPending && draft !== '' ? (
            <div role="status" aria-label={texts.result.draft}>
              <p className="mb-3 text-13 text-quiet">{texts.result.draft}</p>
              <p className="text-14 whitespace-pre-wrap">{draft}</p>
            </div>
          ) : written ? (
            <GeneratedSections
              key={written.number}
              brief={written.brief}
              job={written.job}
              companyName={search.get('company') ?? ''}
              onKept={() => setWritten(null)}
            />
          ) : (
            <EmptyState heading={texts.result.empty}>{texts.result.emptyWords}</EmptyState>
          )}
        </section>
      </div>
    </div>
  );
}
