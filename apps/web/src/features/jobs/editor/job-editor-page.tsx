import type { JobDescriptionView } from '@winnow/contracts';
import { ChevronLeft } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { editorTexts } from './editor-texts.ts';
import { RequirementsEditor } from './requirements-editor.tsx';

/** A new job description; after saving, it gets its own page. */
export function NewJobPage() {
  const texts = useTexts(editorTexts);
  const navigate = useNavigate();
  const open = useCallback(
    (saved: JobDescriptionView) =>
      void navigate(`/job-descriptions/${saved.id}`, { replace: true, state: { job: saved } }),
    [navigate],
  );
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 sm:px-6">
      <title>{texts.newTitle}</title>
      <Link
        to="/job-descriptions"
        className="inline-flex items-center gap-1 text-14 text-quiet hover:text-ink print:hidden"
      >
        <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {texts.back}
      </Link>
      <h1 dir="auto" className="mt-1 mb-4 font-serif text-25 tracking-tight">
        {texts.newHeading}
      </h1>
      <RequirementsEditor key="new" job={null} onCreated={open} />
    </div>
  );
}
