import { type GeneratedJob, type JobBrief, type JobSectionId, writerLimits } from '@winnow/contracts';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { findKeptDraft, useKeptDraft } from '../../lib/kept-draft.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { creatorTexts } from './creator-texts.ts';
import { sectionText, wholeText } from './section-text.ts';
import { useKeep, useRewrite } from './use-writer.ts';

type SectionDraft = {
  readonly id: JobSectionId;
  readonly heading: string;
  readonly text: string;
  readonly variant: number;
  /** Text before it was rewritten; `null` if it wasn't. */
  readonly before: string | null;
};

type GeneratedSectionsProps = {
  readonly brief: JobBrief;
  readonly job: GeneratedJob;
  /** Company name, if known; otherwise empty. */
  readonly companyName: string;
  readonly onKept: () => void;
};

type KeptSections = { readonly job: GeneratedJob; readonly sections: readonly SectionDraft[] };

/** Sections that are generated from the brief and can be rewritten. */
const rewritable: readonly JobSectionId[] = ['role', 'duties', 'needs', 'extras'];

function draftSections({ sections }: GeneratedJob): readonly SectionDraft[] {
  return sections.map((section) => ({
    id: section.id,
    heading: section.heading,
    text: sectionText(section),
    variant: 0,
    before: null,
  }));
}

/** The description by section; each can be edited or rewritten. */
export function GeneratedSections({ brief, job, companyName, onKept }: GeneratedSectionsProps) {
  const { result: texts } = useTexts(creatorTexts);
  const navigate = useNavigate();
  const [sections, setSections] = useState(() => {
    const kept = findKeptDraft<KeptSections>('written-sections');
    return kept?.job === job ? kept.sections : draftSections(job);
  });
  useKeptDraft('written-sections', { job, sections } satisfies KeptSections, { beyond: 'leaving' });
  const rewrite = useRewrite();
  const keep = useKeep((id) => {
    toasts.add('success', texts.kept);
    onKept();
    void navigate(`/job-descriptions/${id}`);
  });
  const change = (id: JobSectionId, changes: Partial<SectionDraft>) =>
    setSections((before) =>
      before.map((section) => (section.id === id ? { ...section, ...changes } : section)),
    );
  const text = wholeText(job, sections);

  return (
    <article className="rounded-card border border-rule bg-raised p-5 sm:p-8">
      <header className="mb-6">
        <h2 dir="auto" className="font-serif text-25 tracking-tight">
          {job.title}
        </h2>
        {job.terms && <p className="mt-1 text-14 text-quiet">{job.terms}</p>}
        <p className="mt-3 flex flex-wrap items-center gap-2 text-13 text-quiet">
          <Badge tone={job.writer.kind === 'model' ? 'wheat' : 'field'}>
            {job.writer.kind === 'model' ? texts.byModel(job.writer.name) : texts.byUs}
          </Badge>
          {job.occupation && <span>{texts.occupation(job.occupation)}</span>}
        </p>
        {job.notes.map((note) => (
          <p key={note} className="mt-2 text-14 text-partly">
            {note}
          </p>
        ))}
      </header>
      <div className="grid gap-6">
        {sections.map((section) => (
          <section key={section.id} aria-label={section.heading}>
            <div className="mb-1 flex items-center gap-2">
              <h3 className="grow font-medium">{section.heading}</h3>
              {section.before !== null && (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => change(section.id, { text: section.before ?? '', before: null })}
                >
                  {texts.undo}
                </Button>
              )}
              {rewritable.includes(section.id) && (
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<RotateCcw aria-hidden="true" />}
                  aria-label={texts.rewriteNamed(section.heading)}
                  isLoading={rewrite.isPending && rewrite.variables.section === section.id}
                  onClick={() => {
                    const variant = (section.variant + 1) % (writerLimits.variants + 1);
                    rewrite.mutate(
                      { brief, section: section.id, variant },
                      {
                        onSuccess: (next) =>
                          change(section.id, { text: sectionText(next), variant, before: section.text }),
                      },
                    );
                  }}
                >
                  {texts.rewrite}
                </Button>
              )}
            </div>
            <textarea
              dir="auto"
              aria-label={texts.section(section.heading)}
              value={section.text}
              onChange={(event) => change(section.id, { text: event.target.value })}
              className="field-sizing-content min-h-12 w-full resize-none rounded-control border border-transparent bg-transparent px-2 py-1.5 text-14 leading-6 hover:border-rule focus:border-edge max-sm:text-16 sm:-mx-2 sm:w-[calc(100%+1rem)]"
            />
          </section>
        ))}
      </div>
      <footer className="mt-6 flex flex-wrap gap-2 border-t border-rule pt-5">
        <Button
          variant="primary"
          isLoading={keep.isPending}
          loadingLabel={texts.keeping}
          onClick={() => keep.mutate({ title: job.title, company: companyName, place: brief.place, text })}
        >
          {texts.keep}
        </Button>
        <Button
          onClick={() => {
            void navigator.clipboard.writeText(text).then(() => toasts.add('success', texts.copied));
          }}
        >
          {texts.copy}
        </Button>
      </footer>
    </article>
  );
}
