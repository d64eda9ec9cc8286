import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { hiringTexts } from '../../entities/account/hiring/hiring-texts.ts';
import type { OnboardingAnswers } from '../../entities/account/hiring/onboarding-answers.ts';
import { wordsOfChoice } from '../../entities/account/hiring/use-choices.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { homeWhenSignedIn } from '../../lib/session/return-path.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { StatusShape } from '../../ui/marks/status-shape.tsx';
import { firstJobPath } from './first-job-path.ts';
import { onboardingTexts } from './onboarding-texts.ts';

type OnboardingDoneProps = { readonly answers: OnboardingAnswers; readonly onAgain: () => void };

/** Last step of the wizard, with a link to a job description based on the answers. */
export function OnboardingDone({ answers, onAgain }: OnboardingDoneProps) {
  const { done } = useTexts(onboardingTexts);
  const { fields, choices } = useTexts(hiringTexts);
  const { list } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const noted = Object.entries(answers).flatMap(([field, answer]) => {
    const given = (typeof answer === 'string' ? [answer] : answer).filter((one) => one !== '');
    const words = list(given.map((one) => wordsOfChoice(choices, field, one)));
    return words === '' ? [] : [{ label: fields[field as keyof OnboardingAnswers], words }];
  });
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-10 sm:px-6 sm:py-16">
      <title>{done.title}</title>
      <h1 ref={heading} tabIndex={-1} className="font-serif text-31 tracking-tight">
        {done.heading}
      </h1>
      <p className="mt-2 text-quiet">{done.introduction}</p>
      {noted.length > 0 && (
        <section aria-label={done.summary} className="mt-8 rounded-card border border-rule bg-raised">
          <dl className="divide-y divide-rule">
            {noted.map(({ label, words }) => (
              <div key={label} className="flex gap-3 px-4 py-3">
                <StatusShape status="met" className="mt-0.5 size-[18px]" />
                <div className="min-w-0 text-14">
                  <dt className="font-medium">{label}</dt>
                  <dd className="mt-0.5 break-words text-quiet">{words}</dd>
                </div>
              </div>
            ))}
          </dl>
        </section>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={firstJobPath(answers, choices)} className={buttonClass('primary', 'lg')}>
          {done.create}
        </Link>
        <Link to={homeWhenSignedIn} className={buttonClass('secondary', 'lg')}>
          {done.dashboard}
        </Link>
        <Button variant="quiet" size="lg" onClick={onAgain}>
          {done.again}
        </Button>
      </div>
    </div>
  );
}
