import { findWaitlistError, type WaitlistField, waitlistFields } from '@winnow/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { readFailure } from './read-failure.ts';
import { useJoinWaitlist, type WaitlistAnswer, type WaitlistValues } from './use-join-waitlist.ts';
import { waitlistTexts } from './waitlist-texts.ts';

const empty: WaitlistValues = { name: '', email: '', role: '', company: '' };

type FieldErrors = Partial<Record<WaitlistField, string>>;

/** State of the waitlist form: values, errors, submission. */
export function useWaitlistForm(onJoined: (answer: WaitlistAnswer) => void) {
  const texts = useTexts(waitlistTexts);
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [banner, setBanner] = useState<string | null>(null);
  const { isPending, send } = useJoinWaitlist();
  const form = useRef<HTMLFormElement>(null);
  const bannerLine = useRef<HTMLParagraphElement>(null);

  function errorOf(field: WaitlistField, value: string): string | undefined {
    const problem = findWaitlistError(field, value);
    return problem ? texts.errors[problem] : undefined;
  }

  function change(field: WaitlistField, value: string): void {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => withError(before, field, errorOf(field, value)));
  }

  function show(next: FieldErrors): void {
    setErrors(next);
    const first = waitlistFields.find((field) => next[field]);
    // After the inputs are enabled again, since a disabled one takes no focus.
    if (first) requestAnimationFrame(() => input(first)?.focus());
  }

  const input = (field: WaitlistField) =>
    form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    setBanner(null);
    const found: FieldErrors = {};
    for (const field of waitlistFields) {
      const problem = errorOf(field, values[field]);
      if (problem) found[field] = problem;
    }
    show(found);
    if (Object.keys(found).length > 0) return;
    try {
      onJoined(await send(values));
    } catch (error) {
      const failure = readFailure(error, texts);
      setBanner(failure.banner);
      // A phone shows the button but not the top of the form.
      requestAnimationFrame(() => bannerLine.current?.scrollIntoView({ block: 'nearest' }));
      show(failure.fields);
    }
  }

  return { form, bannerLine, values, errors, banner, isPending, change, submit };
}

function withError(errors: FieldErrors, field: WaitlistField, problem: string | undefined): FieldErrors {
  const { [field]: _, ...others } = errors;
  return problem ? { ...others, [field]: problem } : others;
}
