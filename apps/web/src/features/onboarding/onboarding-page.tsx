import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { HiringFields, PersonFields, TeamFields } from '../../entities/account/hiring/hiring-fields.tsx';
import type { OnboardingAnswers } from '../../entities/account/hiring/onboarding-answers.ts';
import { profileKey } from '../../entities/account/use-profile.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { homeWhenSignedIn } from '../../lib/session/return-path.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { OnboardingDone } from './onboarding-done.tsx';
import { onboardingTexts } from './onboarding-texts.ts';
import { useWizard } from './onboarding-wizard.ts';
import { saveOnboarding } from './save-onboarding.ts';
import { StepGrains } from './step-grains.tsx';

const stepFields = [PersonFields, TeamFields, HiringFields] as const;
const lastStep = stepFields.length - 1;

/** Onboarding: a few questions to new users, which can be skipped and continued later. */
export function OnboardingPage() {
  const { user } = useSession();
  // Signed out in another tab: the guard around this screen redirects.
  return user && <Onboarding key={user.id} identityId={user.id} />;
}

function Onboarding({ identityId }: { readonly identityId: string }) {
  const texts = useTexts(onboardingTexts);
  const queries = useQueryClient();
  const wizard = useWizard(identityId, lastStep);
  const [saved, setSaved] = useState<OnboardingAnswers | null>(null);
  const save = useMutation({
    mutationFn: (answers: OnboardingAnswers) => saveOnboarding(identityId, answers),
    meta: { failureWords: texts.failed },
    async onSuccess(_nothing, answers) {
      wizard.forget();
      setSaved(answers);
      // No query is mounted now, and the next one doesn't refetch: so refetch here.
      await queries.invalidateQueries({ queryKey: profileKey, refetchType: 'all' });
    },
  });
  const failure = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(wizard.step);

  useEffect(() => {
    if (save.isError) failure.current?.focus();
  }, [save.isError]);
  useEffect(() => {
    if (shownStep.current === wizard.step) return;
    shownStep.current = wizard.step;
    heading.current?.focus();
  }, [wizard.step]);

  if (saved) return <OnboardingDone answers={saved} onAgain={() => setSaved(null)} />;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (wizard.step < lastStep) wizard.next();
    else save.mutate(wizard.answers);
  }

  const Fields = stepFields[wizard.step] ?? PersonFields;
  const name = texts.steps[wizard.step] ?? '';
  return (
    <Page title={texts.titleOf(name)}>
      <StepGrains step={wizard.step} count={stepFields.length} />
      <p className="mt-6 text-14 text-quiet">{texts.progress(wizard.step + 1, stepFields.length)}</p>
      <h1 ref={heading} tabIndex={-1} className="mt-1 font-serif text-31 tracking-tight">
        {name}
      </h1>
      <p className="mt-2 text-quiet">{wizard.step === 0 ? texts.introduction : texts.optional}</p>
      <form noValidate onSubmit={submit} className="mt-8 grid gap-7">
        {save.isError && (
          <Notice tone="error" heading={texts.failed} ref={failure}>
            <p>{texts.failedHelp}</p>
          </Notice>
        )}
        <Fields answers={wizard.answers} onAnswer={wizard.answer} isDisabled={save.isPending} />
        <div className="flex flex-wrap items-center gap-3 border-t border-rule pt-6">
          <Button type="submit" variant="primary" size="lg" isLoading={save.isPending}>
            {wizard.step < lastStep ? texts.next : texts.finish}
          </Button>
          {wizard.step > 0 && (
            <Button size="lg" disabled={save.isPending} onClick={wizard.back}>
              {texts.back}
            </Button>
          )}
          <div className="-me-4 flex grow justify-end gap-1">
            {wizard.step > 0 && (
              <Button
                variant="quiet"
                disabled={save.isPending}
                onClick={() => {
                  save.reset();
                  wizard.reset();
                }}
              >
                {texts.startOver}
              </Button>
            )}
            <Link to={homeWhenSignedIn} className={buttonClass('quiet', 'md')}>
              {texts.skip}
            </Link>
          </div>
        </div>
      </form>
    </Page>
  );
}

function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-10 sm:px-6 sm:py-16">
      <title>{title}</title>
      {children}
    </div>
  );
}
