import { candidateEmailLimits, type EmailTemplate, emailPurposes, fillFields } from '@winnow/contracts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { findKeptDraft, useKeptDraft } from '../../lib/kept-draft.ts';
import { useLanguage } from '../../lib/language/language-provider.tsx';
import { isLanguage } from '../../lib/language/languages.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { PageSection } from '../../ui/page/page-section.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { candidateEmailTexts } from './candidate-email-texts.ts';
import { nameOf } from './email-dialog.tsx';
import { draftOf, type EmailDraft, problemsIn, textsOf, wholeDraft } from './email-draft.ts';
import { EmailText } from './email-preview.tsx';
import { EmailTextFields } from './email-text-fields.tsx';
import { exampleValues } from './example-values.ts';
import { TemplateConflict } from './template-conflict.tsx';
import { type TemplateWords as Words, wordsOf } from './template-words.ts';
import {
  type TemplateId,
  useEmailTemplates,
  useRemoveTemplate,
  useSaveTemplate,
} from './use-candidate-emails.ts';

/** The section of the settings in which templates of emails to candidates are read and changed. */
export function TemplateSettings() {
  const texts = useTexts(candidateEmailTexts);
  const templates = useEmailTemplates();
  return (
    <PageSection
      id="email-templates"
      heading={texts.settings.heading}
      explanation={texts.settings.explanation}
      width="page"
    >
      <Fetched query={templates} words={texts} lines={8}>
        {(known) => <TemplateChoice templates={known} />}
      </Fetched>
    </PageSection>
  );
}

const added = 'new';

function TemplateChoice({ templates }: { readonly templates: readonly EmailTemplate[] }) {
  const texts = useTexts(candidateEmailTexts);
  const [chosen, setChosen] = useState<TemplateId | typeof added>('invitation');
  const template = templates.find(({ id }) => id === chosen);
  const own = templates.filter(({ isShipped }) => !isShipped).length;
  const isFull = own >= candidateEmailLimits.templates;
  const options = [
    ...templates.map((each) => ({ value: each.id as string, label: nameOf(each, texts) })),
    ...(template ? [] : [{ value: added as string, label: texts.settings.newTemplate }]),
  ];
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          className="min-w-56 grow sm:max-w-sm"
          label={texts.settings.template}
          value={template?.id ?? added}
          options={options}
          onValueChange={(id) => setChosen(templates.find((each) => each.id === id)?.id ?? added)}
        />
        <Button icon={<Plus aria-hidden="true" />} disabled={isFull} onClick={() => setChosen(added)}>
          {texts.settings.add}
        </Button>
      </div>
      {isFull && <p className="text-13 text-quiet">{texts.settings.full}</p>}
      <TemplateEditor key={template?.id ?? added} template={template ?? null} onChosen={setChosen} />
    </div>
  );
}

/** What this browser keeps while it is not saved; drafts of earlier releases do not say what they began from. */
type KeptWords = Words & { readonly stored?: Words };

type TemplateEditorProps = {
  /** `null` for a new one. */
  readonly template: EmailTemplate | null;
  readonly onChosen: (id: TemplateId) => void;
};

function TemplateEditor({ template, onChosen }: TemplateEditorProps) {
  const texts = useTexts(candidateEmailTexts);
  const { settings } = texts;
  const keptName = `email-template-${template?.id ?? added}`;
  const [kept] = useState(() => findKeptDraft<KeptWords>(keptName));
  const [words, setWords] = useState<Words>(() => (kept ? whole(kept) : wordsOf(template)));
  // What was there when the user began, also if the templates have been fetched again since.
  const [stored, setStored] = useState<Words>(() => (kept?.stored ? whole(kept.stored) : wordsOf(template)));
  // Their own language first, where the template has it.
  const { language: shown } = useLanguage();
  const [language, setLanguage] = useState<keyof EmailDraft>(() =>
    isLanguage(shown) && words.draft[shown].body !== '' ? shown : 'en',
  );
  const [hasTried, setTried] = useState(false);
  const save = useSaveTemplate();
  const remove = useRemoveTemplate();
  const isDirty = !isSame(words, stored);
  useKeptDraft(keptName, isDirty ? { ...words, stored } : null, { beyond: 'leaving' });
  const isNamed = template?.isShipped ?? false;
  const name = words.name.trim();
  const nameProblem = isNamed
    ? null
    : name === ''
      ? settings.noName
      : name.length > candidateEmailLimits.nameMax
        ? settings.longName
        : null;
  const problems = problemsIn(words.draft);

  function submit(): void {
    setTried(true);
    const [first] = problems;
    if (first) setLanguage(first.language);
    if (first || nameProblem) return;
    send(words, stored);
  }

  function send({ name: given, purpose, draft }: Words, seen: Words): void {
    const before = { name: seen.name, purpose: seen.purpose, texts: textsOf(seen.draft) };
    save.mutate(
      { id: template?.id ?? null, name: given.trim(), purpose, texts: textsOf(draft), before },
      {
        onSuccess(saved) {
          toasts.add('success', settings.saved);
          take(wordsOf(saved));
          setTried(false);
          onChosen(saved.id);
        },
      },
    );
  }

  /** Goes on from what is saved. */
  function take(saved: Words): void {
    setWords(saved);
    setStored(saved);
  }

  function removeOrReset(): void {
    if (!template) return;
    const { texts: before, id, defaults } = template;
    remove.mutate(id, {
      onSuccess() {
        if (defaults) take({ ...words, draft: draftOf(defaults) });
        else onChosen('invitation');
        const undo = () =>
          save.mutate({
            id: defaults ? id : null,
            name: template.name,
            purpose: template.purpose,
            texts: before,
          });
        toasts.add('success', defaults ? settings.resetDone : settings.removed, { undo });
      },
    });
  }

  return (
    <form
      noValidate
      className="grid items-start gap-6 xl:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid gap-4">
        {!isNamed && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextInput
              size="sm"
              dir="auto"
              required
              label={settings.name}
              value={words.name}
              error={(hasTried && nameProblem) || undefined}
              onValueChange={(value) => setWords({ ...words, name: value })}
            />
            <Select
              size="sm"
              label={settings.purpose}
              value={words.purpose}
              options={emailPurposes.map((value) => ({ value, label: texts.purposes[value] }))}
              onValueChange={(purpose) => setWords({ ...words, purpose })}
            />
          </div>
        )}
        <EmailTextFields
          draft={words.draft}
          language={language}
          onLanguage={setLanguage}
          onDraft={(draft) => setWords({ ...words, draft })}
          problems={hasTried ? problems : []}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="primary"
            disabled={!isDirty}
            isLoading={save.isPending}
            loadingLabel={settings.saving}
          >
            {settings.save}
          </Button>
          {isDirty && (
            <Button variant="quiet" onClick={() => setWords(stored)}>
              {settings.discard}
            </Button>
          )}
          {template && (!template.isShipped || template.isChanged) && (
            <Button
              variant={template.isShipped ? 'quiet' : 'danger'}
              isLoading={remove.isPending}
              onClick={removeOrReset}
            >
              {template.isShipped ? settings.reset : settings.remove}
            </Button>
          )}
        </div>
      </div>
      <Example draft={words.draft} language={language} />
      <TemplateConflict
        error={save.error}
        words={words}
        stored={stored}
        isSaving={save.isPending}
        onSave={(settled, current) => {
          setWords(settled);
          send(settled, current);
        }}
        onTheirs={(current) => {
          take(current);
          save.reset();
        }}
        onClose={save.reset}
      />
    </form>
  );
}

const whole = ({ name, purpose, draft }: Words): Words => ({ name, purpose, draft: wholeDraft(draft) });

function isSame(left: Words, right: Words): boolean {
  const plain = ({ name, purpose, draft }: Words) => JSON.stringify([name, purpose, textsOf(draft)]);
  return plain(left) === plain(right);
}

type ExampleProps = { readonly draft: EmailDraft; readonly language: keyof EmailDraft };

/** What the words become, while they are typed. */
function Example({ draft, language }: ExampleProps) {
  const { settings } = useTexts(candidateEmailTexts);
  const { user } = useSession();
  const { name, job, company } = exampleValues[language];
  const values = {
    'candidate name': name,
    'job title': job,
    company,
    'recruiter name': user?.name || settings.you,
    'reply address': user?.email ?? '',
  };
  const { subject, body } = draft[language];
  return (
    <section className="rounded-card border border-rule bg-raised">
      <h3 className="border-b border-rule px-4 py-2 text-13 text-quiet">{settings.preview}</h3>
      <EmailText language={language} subject={fillFields(subject, values)} body={fillFields(body, values)} />
    </section>
  );
}
