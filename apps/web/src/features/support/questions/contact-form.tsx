import { limits } from '@winnow/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { findKeptDraft, useKeptDraft } from '../../../lib/kept-draft.ts';
import { useLanguage } from '../../../lib/language/language-provider.tsx';
import { isLanguage } from '../../../lib/language/languages.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { fieldErrorsOf } from '../../../lib/requests/field-errors.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { useErrorFocus } from '../../../ui/inputs/use-error-focus.ts';
import { Notice } from '../../../ui/notices/notice.tsx';
import { supportTexts } from '../support-texts.ts';
import { prepareContact, useContact } from './use-contact.ts';

const empty = { name: '', email: '', subject: '', message: '' };
const draftName = 'contact';
type Field = keyof typeof empty;
type FieldErrors = Partial<Record<Field, string>>;

/** Form for visitors, who get the answer by email. */
export function ContactForm({ requestId }: { requestId: string | null }) {
  const { ask: texts } = useTexts(supportTexts);
  const { language } = useLanguage();
  const [values, setValues] = useState(() => findKeptDraft<typeof empty>(draftName) ?? empty);
  const isBegun = Object.values(values).some((value) => value !== '');
  useKeptDraft(draftName, isBegun ? values : null, { beyond: 'leaving' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const { send: sendQuestion, isPending: isSending } = useContact();
  const [sentNumber, setSentNumber] = useState<number | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const focusFirstError = useErrorFocus(form, isSending);

  function bind(field: Field) {
    return {
      name: field,
      value: values[field],
      error: errors[field],
      disabled: isSending,
      required: true,
      onValueChange(value: string) {
        setValues((before) => ({ ...before, [field]: value }));
        setErrors((before) => ({ ...before, [field]: undefined }));
      },
    };
  }

  function refuse(found: FieldErrors): void {
    setErrors(found);
    focusFirstError();
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const inTheirs = isLanguage(language) && { language };
    const question = { ...values, ...inTheirs, ...(requestId && { requestId }) };
    try {
      const sent = await sendQuestion(question, texts.errors);
      if ('errors' in sent) return refuse(sent.errors);
      setValues(empty);
      setSentNumber(sent.number);
    } catch (error) {
      refuse(fieldErrorsOf(error));
    }
  }

  if (sentNumber !== null)
    return (
      <section className="rounded-card border border-rule bg-raised p-6">
        <Notice tone="info" heading={texts.sent(sentNumber)}>
          <p role="status">{texts.sentNext}</p>
          <Button className="mt-4" onClick={() => setSentNumber(null)}>
            {texts.another}
          </Button>
        </Notice>
      </section>
    );
  return (
    <section aria-labelledby="ask-heading" className="rounded-card border border-rule bg-raised p-5 sm:p-7">
      <h2 id="ask-heading" className="font-serif text-25">
        {texts.heading}
      </h2>
      <p className="mt-2 text-quiet">{texts.introduction}</p>
      <form ref={form} noValidate onSubmit={send} onFocus={prepareContact} className="mt-6 grid gap-4">
        <TextInput {...bind('name')} label={texts.name} autoComplete="name" />
        <TextInput {...bind('email')} type="email" label={texts.email} autoComplete="email" />
        <TextInput {...bind('subject')} label={texts.subject} />
        <TextArea
          {...bind('message')}
          size="md"
          label={texts.message}
          limit={{ maxLength: limits.supportMessageMax }}
        />
        {requestId && <p className="text-13 text-quiet">{texts.requestNote(requestId)}</p>}
        <Button type="submit" variant="primary" size="lg" isLoading={isSending} loadingLabel={texts.sending}>
          {texts.send}
        </Button>
      </form>
    </section>
  );
}
