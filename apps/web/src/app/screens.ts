import { accountScreens } from '../features/account/screens.ts';
import { analyzerScreens } from '../features/analyzer/screens.ts';
import { billingScreens } from '../features/billing/screens.ts';
import { candidateScreens } from '../features/candidate/screens.ts';
import { compareScreens } from '../features/compare/screens.ts';
import { connectedAppsScreens } from '../features/connected-apps/screens.ts';
import { creatorScreens } from '../features/creator/screens.ts';
import { creditsScreens } from '../features/credits/screens.ts';
import { dashboardScreens } from '../features/dashboard/screens.ts';
import { decisionRecordScreens } from '../features/decision-records/screens.ts';
import { fairnessScreens } from '../features/fairness/screens.ts';
import { galleryScreens } from '../features/gallery/screens.ts';
import { historyScreens } from '../features/history/screens.ts';
import { homeScreens } from '../features/home/screens.ts';
import { identityScreens } from '../features/identity/screens.ts';
import { importsScreens } from '../features/imports/screens.ts';
import { jobsScreens } from '../features/jobs/screens.ts';
import { notificationsScreens } from '../features/notifications/screens.ts';
import { onboardingScreens } from '../features/onboarding/screens.ts';
import { organizationsScreens } from '../features/organizations/screens.ts';
import { peopleScreens } from '../features/people/screens.ts';
import { resumeMatcherScreens } from '../features/resume-matcher/screens.ts';
import { reviewsScreens } from '../features/reviews/screens.ts';
import { sharesScreens } from '../features/shares/screens.ts';
import { siteScreens } from '../features/site/screens.ts';
import { supportScreens } from '../features/support/screens.ts';
import { talentListScreens } from '../features/talent-lists/screens.ts';
import { talentPoolScreens } from '../features/talent-pool/screens.ts';
import { toolsScreens } from '../features/tools/screens.ts';
import { lazyScreen } from '../lib/screens/lazy-screen.tsx';
import type { Screen } from '../lib/screens/screen.ts';

/** In the app, since everyone but operators sees the app's not-found page. */
const operatorScreens: readonly Screen[] = [
  {
    path: '/admin',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('./operator-screen.tsx')).OperatorScreen),
  },
];

/** All screens with their paths, in the order of the sitemap. The server responds 404 for other paths. */
export const screens: readonly Screen[] = [
  ...homeScreens,
  ...resumeMatcherScreens,
  ...siteScreens,
  ...supportScreens,
  ...identityScreens,
  ...dashboardScreens,
  ...toolsScreens,
  ...onboardingScreens,
  ...accountScreens,
  ...connectedAppsScreens,
  ...organizationsScreens,
  ...decisionRecordScreens,
  ...fairnessScreens,
  ...notificationsScreens,
  ...creditsScreens,
  ...billingScreens,
  ...jobsScreens,
  ...analyzerScreens,
  ...compareScreens,
  ...historyScreens,
  ...talentPoolScreens,
  ...talentListScreens,
  ...importsScreens,
  ...reviewsScreens,
  ...sharesScreens,
  ...candidateScreens,
  ...peopleScreens,
  ...creatorScreens,
  ...operatorScreens,
  ...galleryScreens,
];
