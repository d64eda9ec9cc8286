import { type ProfileView, RequestFailure, type UserView } from '@winnow/contracts';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { HiringFields, PersonFields, TeamFields } from '../../../entities/account/hiring/hiring-fields.tsx';
import {
  answersOf,
  noAnswers,
  type OnboardingAnswers,
  rowOf,
} from '../../../entities/account/hiring/onboarding-answers.ts';
import { profileTexts } from '../../../entities/account/profile-texts.ts';
import { useProfile, useProfileChange } from '../../../entities/account/use-profile.ts';
import { findKeptDraft, useKeptDraft } from '../../../lib/kept-draft.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { formatError } from '../../../lib/requests/request-words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { SkeletonText } from '../../../ui/waiting/skeleton.tsx';
import { checkFields } from '../../identity/form/check-fields.ts';
import { identityTexts } from '../../identity/identity-texts.ts';
import { PictureField } from './picture-field.tsx';

type Person = UserView & { readonly profile: ProfileView | null };

/** Profile page: the user's name and hiring profile. */
export function ProfilePage() {
  const texts = useTexts(profileTexts);
  const { data: person, error, refetch, isFetching } = useProfile();
  if (error && !person) {
    return (
      <Page title={texts.titleWithError}>
        <Notice tone="error" heading={texts.fetchFailed}>
          <p>{texts.fetchHelp}</p>
          <Button className="mt-4" isLoading={isFetching} onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </Notice>
      </Page>
    );
  }
  if (!person) {
    return (
      <Page title={texts.title}>
        <div role="status" aria-label={texts.waiting}>
          <SkeletonText lines={8} />
        </div>
      </Page>
    );
  }
  return <ProfileForm person={person} />;
}

const draftName = 'profile';

type ProfileDraft = { readonly name: string; readonly answers: OnboardingAnswers };

function ProfileForm({ person }: { readonly person: Person }) {
  const texts = useTexts(profileTexts);
  const identityWords = useTexts(identityTexts);
  const [unsaved] = useState(() => findKeptDraft<ProfileDraft>(draftName));
  const [name, setName] = useState(unsaved?.name ?? person.name);
  const [answers, setAnswers] = useState(
    () => unsaved?.answers ?? (person.profile ? answersOf(person.profile) : noAnswers),
  );
  const [nameError, setNameError] = useState<string | null>(null);
  const [isChanged, setChanged] = useState(unsaved !== null);
  useKeptDraft(draftName, isChanged ? ({ name, answers } satisfies ProfileDraft) : null);
  const failure = useRef<HTMLElement>(null);
  const change = useProfileChange(() => {
    setChanged(false);
    toasts.add('success', texts.saved);
  });

  useEffect(() => {
    if (change.isError) failure.current?.focus();
  }, [change.isError]);
  useWarningBeforeLeaving(isChanged);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { name: problem } = checkFields({ name }, identityWords.errors);
    setNameError(problem ?? null);
    if (problem) {
      document.getElementById('name')?.focus();
      return;
    }
    change.mutate(
      { name: name.trim(), profile: rowOf(answers) },
      { onError: (error) => setNameError(formatError(error).errors['name']?.[0] ?? null) },
    );
  }

  return (
    <Page title={nameError || change.isError ? texts.titleWithError : texts.title}>
      <form
        noValidate
        onSubmit={submit}
        // The focused element must not be hidden by the bar at the bottom.
        className="grid gap-10 [&_button]:scroll-mb-40 [&_input]:scroll-mb-40"
      >
        {change.isError && (
          <Notice tone="error" heading={texts.updateFailed} ref={failure}>
            <p>{wordsOf(change.error, texts.updateHelp)}</p>
          </Notice>
        )}
        <section aria-labelledby="you" className="grid gap-6">
          <h2 id="you" className="font-serif text-20">
            {texts.you}
          </h2>
          <PictureField name={person.name || person.email} imageUrl={person.profileImage} />
          <TextInput
            id="name"
            name="name"
            label={texts.name}
            autoComplete="name"
            required
            value={name}
            onValueChange={(value) => {
              setName(value);
              setNameError(null);
              setChanged(true);
            }}
            error={nameError ?? undefined}
            disabled={change.isPending}
          />
        </section>
        <section aria-labelledby="hiring" className="grid gap-6 border-t border-rule pt-8">
          <h2 id="hiring" className="font-serif text-20">
            {texts.hiring}
          </h2>
          {[PersonFields, TeamFields, HiringFields].map((Fields) => (
            <Fields
              key={Fields.name}
              answers={answers}
              onAnswer={(given) => {
                setAnswers((known) => ({ ...known, ...given }));
                setChanged(true);
              }}
              isDisabled={change.isPending}
            />
          ))}
        </section>
        {/* On a phone it is above the links to other screens; on a very low screen, at the end of the page. */}
        <div className="sticky bottom-0 short:static -mx-4 flex flex-wrap items-center gap-4 border-t border-rule bg-paper px-4 py-4 max-lg:bottom-[calc(4rem+env(safe-area-inset-bottom))]">
          <Button type="submit" variant="primary" isLoading={change.isPending}>
            {texts.save}
          </Button>
          <p role="status" className="text-14 text-quiet">
            {isChanged && texts.unsaved}
          </p>
        </div>
      </form>
    </Page>
  );
}

function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const texts = useTexts(profileTexts);
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-10 sm:px-6 sm:py-14">
      <title>{title}</title>
      <h1 className="font-serif text-31 tracking-tight">{texts.heading}</h1>
      <p className="mt-2 mb-10 text-quiet">{texts.introduction}</p>
      {children}
    </div>
  );
}

/** Lets the browser ask before a page with unsaved changes is closed. */
function useWarningBeforeLeaving(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
}

/** The server's own message, or else what the user can do. */
function wordsOf(error: unknown, help: string): string {
  return error instanceof RequestFailure && error.message !== '' ? formatError(error).message : help;
}
