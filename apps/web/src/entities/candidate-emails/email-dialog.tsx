import { candidateEmailLimits, type EmailTemplate, RequestFailure } from '@winnow/contracts';
import { useEffect, useState } from 'react';
import { findKeptDraft, useKeptDraft } from '../../lib/kept-draft.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { type CandidateEmailTexts, candidateEmailTexts } from './candidate-email-texts.ts';
import { draftOf, type EmailDraft, problemsIn, textsOf, wholeDraft } from './email-draft.ts';
import { EmailPreview } from './email-preview.tsx';
import { EmailTextFields } from './email-text-fields.tsx';
import {
  countOfTarget,
  type EmailTarget,
  type TemplateId,
  useEmailPreview,
  useEmailTemplates,
  useSendEmails,
  type WantedEmails,
} from './use-candidate-emails.ts';

type EmailDialogProps = {
  readonly target: EmailTarget;
  readonly isAnonymous: boolean;
  readonly onClose: () => void;
};

/** Writes to candidates: a template, its words for this time, every email as it will be, and then the sending. */
export function EmailDialog({ target, isAnonymous, onClose }: EmailDialogProps) {
  const texts = useTexts(candidateEmailTexts);
  const templates = useEmailTemplates();
  const count = countOfTarget(target);
  if (count > candidateEmailLimits.perRequest) {
    return (
      <Dialog isOpen onOpenChange={onClose} title={texts.dialog.title(count)}>
        <Notice tone="warning" heading={texts.dialog.tooMany}>
          {texts.dialog.tooManyWords}
        </Notice>
      </Dialog>
    );
  }
  if (templates.data) {
    return (
      <Composer templates={templates.data} target={target} isAnonymous={isAnonymous} onClose={onClose} />
    );
  }
  return (
    <Dialog isOpen size="lg" onOpenChange={onClose} title={texts.dialog.title(count)}>
      <Fetched query={templates} words={texts} lines={8}>
        {() => null}
      </Fetched>
    </Dialog>
  );
}

type Written = { readonly templateId: TemplateId; readonly draft: EmailDraft };
const keptName = 'candidate-email';

type ComposerProps = EmailDialogProps & { readonly templates: readonly EmailTemplate[] };

function Composer({ templates, target, isAnonymous, onClose }: ComposerProps) {
  const texts = useTexts(candidateEmailTexts);
  const [written, setWritten] = useState<Written>(() => firstWords(templates));
  const [language, setLanguage] = useState<keyof EmailDraft>('en');
  const [hasTried, setTried] = useState(false);
  const [wanted, setWanted] = useState<WantedEmails | null>(null);
  const preview = useEmailPreview(wanted, isAnonymous);
  const send = useSendEmails();
  const { templateId, draft } = written;
  const template = templates.find(({ id }) => id === templateId);
  const isEdited = template !== undefined && !isSameDraft(draft, draftOf(template.texts));
  // Reopening restores the draft unless it was sent.
  useKeptDraft(keptName, isEdited && !send.isSuccess ? written : null, { beyond: 'leaving' });
  const problems = problemsIn(draft);
  // Only once the draft is known to be done with.
  useEffect(() => {
    if (send.isSuccess) onClose();
  }, [send.isSuccess, onClose]);

  function showPreview(): void {
    setTried(true);
    const [first] = problems;
    if (first) setLanguage(first.language);
    else setWanted({ target, templateId, texts: textsOf(draft), repeats: false });
  }

  function sendAll(): void {
    if (wanted && preview.data) {
      send.mutate({ ...wanted, digest: preview.data.digest });
    }
  }

  const hasChanged = isConflict(send.error);
  // Only a filter may match other candidates later.
  const isOutdated = isConflict(preview.error);
  const sendable = preview.isFetching ? 0 : (preview.data?.emails.length ?? 0);
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={onClose}
      title={texts.dialog.title(countOfTarget(target))}
      description={wanted ? texts.preview.explanation : texts.dialog.explanation}
      actions={
        wanted ? (
          <>
            <Button
              onClick={() => {
                send.reset();
                setWanted(null);
              }}
            >
              {texts.dialog.back}
            </Button>
            <Button
              variant="primary"
              disabled={sendable === 0}
              isLoading={send.isPending}
              loadingLabel={texts.dialog.sending}
              onClick={sendAll}
            >
              {texts.dialog.send(sendable)}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{texts.dialog.cancel}</Button>
            <Button variant="primary" onClick={showPreview}>
              {texts.dialog.preview}
            </Button>
          </>
        )
      }
    >
      {wanted ? (
        <div className="grid gap-4">
          {isOutdated ? (
            <Notice tone="warning" heading={texts.dialog.outdated}>
              {texts.dialog.outdatedWords}
            </Notice>
          ) : (
            <>
              {hasChanged && <Notice tone="warning" heading={texts.dialog.changed} />}
              <EmailPreview
                query={preview}
                isAnonymous={isAnonymous}
                repeats={wanted.repeats}
                onRepeats={(repeats) => setWanted({ ...wanted, repeats })}
              />
            </>
          )}
        </div>
      ) : (
        <div className="grid gap-5">
          <Select
            label={texts.write.template}
            value={templateId}
            options={templates.map((each) => ({ value: each.id, label: nameOf(each, texts) }))}
            onValueChange={(id) => {
              const chosen = templates.find((each) => each.id === id);
              if (!chosen) return;
              setWritten({ templateId: id, draft: draftOf(chosen.texts) });
              setTried(false);
            }}
          />
          <EmailTextFields
            draft={draft}
            language={language}
            onLanguage={setLanguage}
            onDraft={(changed) => setWritten({ templateId, draft: changed })}
            problems={hasTried ? problems : []}
          />
        </div>
      )}
    </Dialog>
  );
}

const isConflict = (error: Error | null): boolean => error instanceof RequestFailure && error.status === 409;

/** What was typed before, where its template is still there; else the first template. */
function firstWords(templates: readonly EmailTemplate[]): Written {
  const kept = findKeptDraft<Written>(keptName);
  if (kept && templates.some(({ id }) => id === kept.templateId))
    return { ...kept, draft: wholeDraft(kept.draft) };
  const [first] = templates;
  if (!first) throw new Error('The shipped templates are missing.');
  return { templateId: first.id, draft: draftOf(first.texts) };
}

function isSameDraft(left: EmailDraft, right: EmailDraft): boolean {
  return JSON.stringify(textsOf(left)) === JSON.stringify(textsOf(right));
}

/** What a template is called: a shipped one by its purpose. */
export function nameOf(
  { name, purpose }: Pick<EmailTemplate, 'name' | 'purpose'>,
  { purposes }: Pick<CandidateEmailTexts, 'purposes'>,
): string {
  return name || purposes[purpose];
}
