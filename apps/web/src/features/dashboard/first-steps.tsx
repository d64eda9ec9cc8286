import { Link } from 'react-router';
import { useProfile } from '../../entities/account/use-profile.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Mark } from '../../ui/marks/mark.tsx';
import { dashboardTexts } from './dashboard-texts.ts';

/** First steps of a new user. */
export function FirstSteps() {
  const { firstSteps, onboarding } = useTexts(dashboardTexts);
  const { data: person } = useProfile();
  const isUnfinished = person !== undefined && !person.profile?.onboarding_completed;
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className="mb-4 font-serif text-20">
        {firstSteps.heading}
      </h2>
      <ol className="grid overflow-hidden rounded-card border border-rule bg-raised md:grid-cols-3">
        {firstSteps.steps.map(({ name, words }, index) => (
          <li key={name} className="border-rule p-5 not-first:max-md:border-t not-first:md:border-s sm:p-6">
            <div className="flex h-8 items-end text-field">
              {index === 0 && <AdvertLines />}
              {index === 1 && <ResumePile />}
              {index === 2 && <Mark className="size-8" />}
            </div>
            <h3 className="mt-4 font-medium">{name}</h3>
            <p className="mt-1 text-14 text-quiet">{words}</p>
          </li>
        ))}
      </ol>
      {isUnfinished && (
        <p className="mt-4 text-14 text-quiet">
          {onboarding.words}{' '}
          <Link to="/onboarding" className="font-medium text-field underline-offset-4 hover:underline">
            {onboarding.action}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Drawing: lines of an advert, two of them marked as requirements. */
function AdvertLines() {
  return (
    <svg viewBox="0 0 40 32" className="h-8 w-10" fill="currentColor" aria-hidden="true">
      <rect y="1" width="26" height="3" rx="1.5" />
      <rect x="-1" y="8.5" width="34" height="7" rx="2" className="fill-marker" />
      <rect y="10.5" width="32" height="3" rx="1.5" />
      <rect y="19.5" width="38" height="3" rx="1.5" opacity=".4" />
      <rect x="-1" y="26" width="24" height="6" rx="2" className="fill-marker" />
      <rect y="27.5" width="22" height="3" rx="1.5" />
    </svg>
  );
}

/** Drawing: a pile of sheets. */
function ResumePile() {
  return (
    <svg viewBox="0 0 44 32" className="h-8 w-11" fill="none" stroke="currentColor" aria-hidden="true">
      {[16, 9, 2].map((x, sheet) => (
        <g key={x} className="fill-raised" strokeWidth="1.5">
          <rect x={x} y={1 + sheet * 2} width="20" height="26" rx="2" />
          {sheet === 2 && <path d={`M${x + 4} 11h12M${x + 4} 16h12M${x + 4} 21h7`} strokeLinecap="round" />}
        </g>
      ))}
    </svg>
  );
}
