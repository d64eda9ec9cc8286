import { type WaitlistField, waitlistFields } from '@winnow/contracts';
import { Check, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { prepareJoin, type WaitlistAnswer } from './use-join-waitlist.ts';
import { useWaitlistForm } from './use-waitlist-form.ts';
import { waitlistTexts } from './waitlist-texts.ts';

/** `autocomplete` value of each field. */
const completion: Readonly<Record<WaitlistField, string>> = {
  name: 'name',
  email: 'email',
  role: 'organization-title',
  company: 'organization',
};

/** The waitlist form. */
export function WaitlistForm({ onJoined }: { onJoined: (answer: WaitlistAnswer) => void }) {
  const texts = useTexts(waitlistTexts);
  const { form, bannerLine, values, errors, banner, isPending, change, submit } = useWaitlistForm(onJoined);
  const idPrefix = useId();
  const isHydrated = useIsHydrated();
  return (
    <form ref={form} noValidate onSubmit={submit} onFocus={prepareJoin} className="grid gap-5">
      <div>
        <h2 className="font-serif text-31 tracking-tight">{texts.heading}</h2>
        <p className="mt-2 text-quiet">{texts.formInvitation}</p>
      </div>
      {banner && (
        <p
          ref={bannerLine}
          role="alert"
          className="flex scroll-mt-24 items-start gap-2.5 rounded-control border border-not-met bg-not-met-soft px-3.5 py-3 text-14 font-medium text-not-met"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
          {banner}
        </p>
      )}
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        {waitlistFields.map((field) => (
          <TextInput
            key={field}
            id={`${idPrefix}-${field}`}
            name={field}
            type={field === 'email' ? 'email' : 'text'}
            autoComplete={completion[field]}
            aria-required={field !== 'company'}
            size="lg"
            label={texts.fields[field]}
            value={values[field]}
            onValueChange={(value) => change(field, value)}
            error={errors[field]}
            disabled={isPending}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={isPending}
          // Before its code has come, the browser would send the form itself, with the fields in the URL.
          disabled={!isHydrated}
          loadingLabel={texts.joining}
          className="max-sm:w-full"
        >
          {texts.submit}
        </Button>
        <ul className="grid gap-1 text-14 text-quiet">
          {texts.notes.map((note) => (
            <li key={note} className="flex items-start gap-2">
              <Check aria-hidden="true" className="mt-[3px] size-4 shrink-0 text-met" />
              {note}
            </li>
          ))}
        </ul>
      </div>
    </form>
  );
}
