import type { JobDescriptionView } from '@winnow/contracts';
import { ChevronLeft } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { editorTexts } from './editor-texts.ts';
import { RequirementsEditor } from './requirements-editor.tsx';

/** A page of its own around the editor: for a new job description, or one that is there. */
export function JobEditor({ job }: { readonly job: JobDescriptionView | null }) {
  const texts = useTexts(editorTexts);
  const navigate = useNavigate();
  const open = useCallback(
    (saved: JobDescriptionView) =>
      void navigate(`/job-descriptions/${saved.id}`, { replace: true, state: { job: saved } }),
    [navigate],
  );
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 sm:px-6">
      <title>{job ? texts.titleOf(job.title) : texts.newTitle}</title>
      <Link
        to="/job-descriptions"
        className="inline-flex items-center gap-1 text-14 text-quiet hover:text-ink print:hidden"
      >
        <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {texts.back}
      </Link>
      <h1 dir="auto" className="mt-1 mb-4 font-serif text-25 tracking-tight">
        {job ? job.title : texts.newHeading}
      </h1>
      <RequirementsEditor job={job} onCreated={open} />
    </div>
  );
}
