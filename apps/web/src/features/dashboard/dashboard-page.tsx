import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { buttonLook } from '../../ui/button.tsx';
import { useProfile } from '../account/use-profile.ts';
import { dashboardTexts } from './dashboard-texts.ts';

/** What comes next, for somebody who has just come in. */
export function DashboardPage() {
  const texts = useTexts(dashboardTexts);
  const { user } = useSession();
  const { data: person } = useProfile();
  const isUnfinished = person !== undefined && !person.profile?.onboarding_completed;
  const actions = [
    ...(isUnfinished ? [{ ...texts.onboarding, to: '/onboarding' }] : []),
    { ...texts.matcher, to: '/resume-matcher' },
    { ...texts.credits, to: '/credits' },
    { ...texts.safety, to: '/settings#factors' },
  ];
  const [firstName = ''] = (user?.name ?? '').split(' ');
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6 sm:py-14">
      <title>{texts.title}</title>
      <h1 className="font-serif text-31 tracking-tight">{texts.greeting(firstName)}</h1>
      <section aria-labelledby="next" className="mt-8">
        <h2 id="next" className="text-14 font-medium text-quiet">
          {texts.next}
        </h2>
        <ol className="mt-3 divide-y divide-rule rounded-card border border-rule bg-raised">
          {actions.map(({ to, heading, explanation, action }, index) => (
            <li key={to} className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4">
              <div className="min-w-0 grow basis-72">
                <h3 className="font-medium">{heading}</h3>
                <p className="mt-0.5 text-14 text-quiet">{explanation}</p>
              </div>
              <Link to={to} className={buttonLook(index === 0 ? 'primary' : 'secondary', 'md')}>
                {action}
              </Link>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
