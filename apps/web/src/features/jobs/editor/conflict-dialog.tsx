import type { JobDescriptionView } from '@winnow/contracts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { type ComparedLine, compareLines } from './compare-lines.ts';
import { editorTexts } from './editor-texts.ts';
import type { useJobDraft } from './use-job-draft.ts';

type ConflictDialogProps = {
  readonly draft: Pick<ReturnType<typeof useJobDraft>, 'fields' | 'rows'>;
  readonly current: JobDescriptionView;
  readonly isSaving: boolean;
  readonly onTheirs: (current: JobDescriptionView) => void;
  readonly onMine: (current: JobDescriptionView) => void;
  readonly onClose: () => void;
};

/** Two people wrote at once: both versions side by side, and neither is overwritten without a word. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { draft, current, isSaving, onTheirs, onMine, onClose } = props;
  const { conflict: texts, fields: labels } = useTexts(editorTexts);
  const requirementLines = (rows: readonly { text: string; must: boolean }[]) =>
    rows.map(({ text, must }) => (must ? `${text} (${texts.must})` : text));
  const parts = [
    { heading: labels.title, mine: [draft.fields.title], theirs: [current.title] },
    { heading: labels.company, mine: [draft.fields.company], theirs: [current.company] },
    { heading: labels.place, mine: [draft.fields.place], theirs: [current.place] },
    {
      heading: texts.requirements,
      mine: requirementLines(draft.rows),
      theirs: requirementLines(current.requirements),
    },
    { heading: texts.text, mine: draft.fields.text.split('\n'), theirs: current.text.split('\n') },
  ].filter(({ mine, theirs }) => mine.join('\n') !== theirs.join('\n'));
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={onClose}
      title={texts.heading}
      description={texts.words(current.version)}
      actions={
        <>
          <Button onClick={() => onTheirs(current)}>{texts.theirs}</Button>
          <Button variant="primary" isLoading={isSaving} onClick={() => onMine(current)}>
            {texts.mine}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {parts.length === 0 && <p className="text-14 text-quiet">{texts.same}</p>}
        {parts.map(({ heading, mine, theirs }) => {
          const compared = compareLines(mine, theirs);
          return (
            <section key={heading} aria-label={heading}>
              <h3 className="mb-1.5 text-14 font-medium">{heading}</h3>
              <div className="grid gap-3 sm:grid-cols-2">
                <Version heading={texts.mineHeading} lines={compared.mine} />
                <Version heading={texts.theirsHeading(current.version)} lines={compared.theirs} />
              </div>
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}

type VersionProps = { readonly heading: string; readonly lines: readonly ComparedLine[] };

function Version({ heading, lines }: VersionProps) {
  const { conflict: texts } = useTexts(editorTexts);
  return (
    <section
      aria-label={heading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the keys that scroll
      tabIndex={0}
      className="max-h-72 overflow-y-auto rounded-card bg-sunken p-3 text-14 short:max-h-none"
    >
      <p className="mb-1 text-12 text-quiet">{heading}</p>
      {lines.map(({ text, isOwn, place }) => (
        <p key={place} dir="auto" className="min-h-3 wrap-anywhere whitespace-pre-wrap">
          {isOwn ? <mark className="rounded-[2px] bg-marker text-ink">{text}</mark> : text}
          {isOwn && <span className="sr-only"> ({texts.differs})</span>}
        </p>
      ))}
    </section>
  );
}
