import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';

/**
 * `page`: public, written by the server in every language, found by search engines. `entrance`: the way in, and what
 * a link alone opens. `workspace`: behind the login. `workshop`: for whoever builds Winnow, where the settings allow it.
 */
type ScreenKind = 'page' | 'entrance' | 'workspace' | 'workshop';

export type Screen = {
  /** As React Router writes it: `/resume-history/:id`. */
  readonly path: string;
  readonly kind: ScreenKind;
  readonly Screen: LazyScreen;
  /** Of a page: the file that holds it, without its ending, so that the server can name its chunk ahead. */
  readonly file?: string;
  /** A page that asks the API while it is used; entrances and the workspace always do. */
  readonly usesData?: true;
  /** Of the workspace: stands alone under the head of the public site, without the ways to other screens. */
  readonly isAlone?: true;
  /** Its texts are English alone: it runs from left to right inside a page of another direction. */
  readonly isEnglishOnly?: true;
};

/** Every screen and its address: the one list. The server answers 404 for what is not in it. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    kind: 'page',
    file: 'home-page',
    Screen: lazyScreen(async () => (await import('../features/home/home-page.tsx')).HomePage),
  },
  {
    path: '/resume-matcher',
    kind: 'page',
    file: 'resume-matcher-page',
    usesData: true,
    Screen: lazyScreen(
      async () => (await import('../features/resume-matcher/resume-matcher-page.tsx')).ResumeMatcherPage,
    ),
  },
  {
    path: '/features',
    kind: 'page',
    file: 'features-page',
    Screen: lazyScreen(async () => (await import('../features/site/product/features-page.tsx')).FeaturesPage),
  },
  {
    path: '/pricing',
    kind: 'page',
    file: 'pricing-page',
    Screen: lazyScreen(async () => (await import('../features/site/pricing/pricing-page.tsx')).PricingPage),
  },
  {
    path: '/tools-listing',
    kind: 'page',
    file: 'tools-listing-page',
    Screen: lazyScreen(
      async () => (await import('../features/site/product/tools-listing-page.tsx')).ToolsListingPage,
    ),
  },
  {
    path: '/privacy-policy',
    kind: 'page',
    file: 'privacy-policy-page',
    Screen: lazyScreen(
      async () => (await import('../features/site/policies/privacy-policy-page.tsx')).PrivacyPolicyPage,
    ),
  },
  {
    path: '/terms-of-service',
    kind: 'page',
    file: 'terms-of-service-page',
    Screen: lazyScreen(
      async () => (await import('../features/site/policies/terms-of-service-page.tsx')).TermsOfServicePage,
    ),
  },
  {
    path: '/support',
    kind: 'page',
    file: 'support-page',
    usesData: true,
    Screen: lazyScreen(async () => (await import('../features/support/support-page.tsx')).SupportPage),
  },
  {
    path: '/register',
    kind: 'entrance',
    Screen: lazyScreen(
      async () => (await import('../features/identity/registration/register-page.tsx')).RegisterPage,
    ),
  },
  {
    path: '/login',
    kind: 'entrance',
    Screen: lazyScreen(async () => (await import('../features/identity/sign-in/login-page.tsx')).LoginPage),
  },
  {
    path: '/forgot-password',
    kind: 'entrance',
    Screen: lazyScreen(
      async () =>
        (await import('../features/identity/passwords/forgot-password-page.tsx')).ForgotPasswordPage,
    ),
  },
  {
    path: '/reset-password',
    kind: 'entrance',
    Screen: lazyScreen(
      async () => (await import('../features/identity/passwords/reset-password-page.tsx')).ResetPasswordPage,
    ),
  },
  {
    path: '/email-verification',
    kind: 'entrance',
    Screen: lazyScreen(
      async () =>
        (await import('../features/identity/registration/email-verification-page.tsx')).EmailVerificationPage,
    ),
  },
  {
    path: '/verify-email',
    kind: 'entrance',
    Screen: lazyScreen(
      async () => (await import('../features/identity/registration/verify-email-page.tsx')).VerifyEmailPage,
    ),
  },
  {
    path: '/email-verification-status',
    kind: 'entrance',
    Screen: lazyScreen(
      async () =>
        (await import('../features/identity/registration/email-verification-status-page.tsx'))
          .EmailVerificationStatusPage,
    ),
  },
  {
    path: '/auth/callback',
    kind: 'entrance',
    Screen: lazyScreen(
      async () => (await import('../features/identity/sign-in/auth-callback-page.tsx')).AuthCallbackPage,
    ),
  },
  {
    path: '/dashboard',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage),
  },
  {
    path: '/tools',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('../features/tools/tools-page.tsx')).ToolsPage),
  },
  {
    path: '/onboarding',
    kind: 'workspace',
    isAlone: true,
    Screen: lazyScreen(
      async () => (await import('../features/onboarding/onboarding-page.tsx')).OnboardingPage,
    ),
  },
  {
    path: '/profile',
    kind: 'workspace',
    Screen: lazyScreen(
      async () => (await import('../features/account/profile/profile-page.tsx')).ProfilePage,
    ),
  },
  {
    path: '/settings',
    kind: 'workspace',
    Screen: lazyScreen(
      async () => (await import('../features/account/settings/settings-page.tsx')).SettingsPage,
    ),
  },
  {
    path: '/credits',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('../features/credits/credits-page.tsx')).CreditsPage),
  },
  {
    path: '/billing',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('../features/billing/billing-page.tsx')).BillingPage),
  },
  {
    path: '/job-descriptions',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('../features/jobs/jobs-page.tsx')).JobsPage),
  },
  {
    path: '/job-descriptions/new',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('../features/jobs/editor/job-editor-page.tsx')).NewJobPage),
  },
  {
    path: '/job-descriptions/:id',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('../features/job-home/job-home-page.tsx')).JobHomePage),
  },
  {
    path: '/resume-analyzer',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('../features/analyzer/analyzer-page.tsx')).AnalyzerPage),
  },
  {
    path: '/resume-analyzer/:id',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('../features/analyzer/batch/batch-page.tsx')).BatchPage),
  },
  {
    path: '/resume-analyzer/:id/compare',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('../features/compare/compare-page.tsx')).ComparePage),
  },
  {
    path: '/resume-history',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('../features/history/history-page.tsx')).HistoryPage),
  },
  {
    path: '/shared',
    kind: 'entrance',
    Screen: lazyScreen(async () => (await import('../features/shares/shared-page.tsx')).SharedPage),
  },
  {
    path: '/resume-history/:id',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('../features/candidate/candidate-page.tsx')).CandidatePage),
  },
  {
    path: '/tools/job-description-creator',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('../features/creator/creator-page.tsx')).CreatorPage),
  },
  {
    path: '/admin',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('./operator-screen.tsx')).OperatorScreen),
  },
  {
    path: '/dev/ui',
    kind: 'workshop',
    isEnglishOnly: true,
    Screen: lazyScreen(async () => (await import('../features/gallery/gallery-page.tsx')).GalleryPage),
  },
];
