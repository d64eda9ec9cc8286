import { applicationLimits } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { languageNames, languages } from '../../../../lib/language/languages.ts';
import { useTexts } from '../../../../lib/language/use-texts.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { TextArea } from '../../../../ui/inputs/text-area.tsx';
import { TextInput } from '../../../../ui/inputs/text-input.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../../ui/toast/toasts.ts';
import { applicationTexts } from './application-texts.ts';
import { draftOf, errorOfDraft, questionOf } from './question-draft.ts';
import { QuestionEditor, questionFieldId } from './question-editor.tsx';
import { type ApplyPageSettings, useApplyPageChange } from './use-applications.ts';

type ApplyPageDialogProps = {
  readonly jobId: string;
  readonly settings: ApplyPageSettings;
  readonly onClose: () => void;
};

const noticeId = 'privacy-notice';
const urlId = 'privacy-url';

/** Edits the application page: questions, texts and last day. */
export function ApplyPageDialog({ jobId, settings, onClose }: ApplyPageDialogProps) {
  const { page: texts, cancel } = useTexts(applicationTexts);
  const change = useApplyPageChange(jobId);
  const [language, setLanguage] = useState(settings.language);
  const [closesOn, setClosesOn] = useState(settings.closesOn ?? '');
  const [isListed, setListed] = useState(settings.isListed);
  const [notice, setNotice] = useState(settings.notice);
  const [privacyUrl, setPrivacyUrl] = useState(settings.privacyUrl);
  const [drafts, setDrafts] = useState(() => settings.questions.map(draftOf));
  const [showsErrors, setShowsErrors] = useState(false);
  const isNoticeLong = notice.trim().length > applicationLimits.noticeMax;
  const isUrlWrong = privacyUrl.trim() !== '' && !isWebAddress(privacyUrl.trim());

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wrong = drafts.find((draft) => errorOfDraft(draft) !== null);
    if (wrong || isNoticeLong || isUrlWrong) {
      setShowsErrors(true);
      document.getElementById(wrong ? questionFieldId(wrong.id) : isNoticeLong ? noticeId : urlId)?.focus();
      return;
    }
    change.mutate(
      {
        isOpen: settings.isOpen,
        ...{ language, isListed },
        closesOn: closesOn === '' ? null : closesOn,
        notice: notice.trim(),
        privacyUrl: privacyUrl.trim(),
        questions: drafts.map(questionOf),
      },
      {
        onSuccess() {
          toasts.add('success', texts.saved);
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.editTitle}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" type="submit" form="apply-page-form" isLoading={change.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id="apply-page-form" noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
        <QuestionEditor drafts={drafts} showsErrors={showsErrors} onChange={(next) => setDrafts([...next])} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Select
            label={texts.language}
            value={language}
            options={languageNames.map((value) => ({ value, label: languages[value].name }))}
            onValueChange={setLanguage}
          />
          <TextInput label={texts.closesOn} type="date" value={closesOn} onValueChange={setClosesOn} />
        </div>
        <Checkbox label={texts.isListed} checked={isListed} onCheckedChange={setListed} />
        <TextArea
          size="sm"
          id={noticeId}
          label={texts.notice}
          error={showsErrors && isNoticeLong ? texts.tooLong(applicationLimits.noticeMax) : undefined}
          helper={texts.noticeHelp}
          value={notice}
          limit={{ maxLength: applicationLimits.noticeMax }}
          onValueChange={setNotice}
        />
        <TextInput
          id={urlId}
          type="url"
          dir="ltr"
          label={texts.privacyUrl}
          placeholder="https://"
          value={privacyUrl}
          error={showsErrors && isUrlWrong ? texts.urlWrong : undefined}
          onValueChange={setPrivacyUrl}
        />
      </form>
    </Dialog>
  );
}

function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}
