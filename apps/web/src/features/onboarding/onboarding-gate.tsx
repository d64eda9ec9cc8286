import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router';
import { onboardingOffer } from '../../entities/account/onboarding-offer.ts';
import { useProfile } from '../../entities/account/use-profile.ts';
import { useMay } from '../../entities/organization/use-organizations.ts';
import { useSession } from '../../lib/session/use-session.ts';

type OnboardingGateProps = {
  /** Shown while loading. */
  readonly waiting: ReactNode;
  readonly children?: ReactNode;
};

/** Redirects users who never finished onboarding to it, once per browser, if their role hires. */
export function OnboardingGate({ waiting, children }: OnboardingGateProps) {
  const { user } = useSession();
  const may = useMay();
  if (!user || !may('runs.write') || onboardingOffer.wasDone(user.id)) return children;
  return (
    <FirstVisit identityId={user.id} waiting={waiting}>
      {children}
    </FirstVisit>
  );
}

type FirstVisitProps = OnboardingGateProps & { readonly identityId: string };

function FirstVisit({ identityId, waiting, children }: FirstVisitProps) {
  const { data: person, error } = useProfile();
  const isKnown = person !== undefined;
  const isUnfinished = isKnown && !person.profile?.onboarding_completed;

  useEffect(() => {
    if (isKnown) onboardingOffer.keepDone(identityId);
  }, [identityId, isKnown]);

  if (isUnfinished) return <Navigate to="/onboarding" replace />;
  // On any error the screen behind is shown without the profile.
  return isKnown || error ? children : waiting;
}
