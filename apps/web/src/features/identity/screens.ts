import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const identityScreens: readonly Screen[] = [
  {
    path: '/register',
    kind: 'entrance',
    Screen: lazyScreen(async () => (await import('./registration/register-page.tsx')).RegisterPage),
  },
  {
    path: '/login',
    kind: 'entrance',
    Screen: lazyScreen(async () => (await import('./sign-in/login-page.tsx')).LoginPage),
  },
  {
    path: '/forgot-password',
    kind: 'entrance',
    Screen: lazyScreen(async () => (await import('./passwords/forgot-password-page.tsx')).ForgotPasswordPage),
  },
  {
    path: '/reset-password',
    kind: 'entrance',
    Screen: lazyScreen(async () => (await import('./passwords/reset-password-page.tsx')).ResetPasswordPage),
  },
  {
    path: '/email-verification',
    kind: 'entrance',
    Screen: lazyScreen(
      async () => (await import('./registration/email-verification-page.tsx')).EmailVerificationPage,
    ),
  },
  {
    path: '/verify-email',
    kind: 'entrance',
    Screen: lazyScreen(async () => (await import('./registration/verify-email-page.tsx')).VerifyEmailPage),
  },
  {
    path: '/email-verification-status',
    kind: 'entrance',
    Screen: lazyScreen(
      async () =>
        (await import('./registration/email-verification-status-page.tsx')).EmailVerificationStatusPage,
    ),
  },
  {
    path: '/single-sign-on/:id',
    kind: 'entrance',
    Screen: lazyScreen(async () => (await import('./sign-in/sign-on-page.tsx')).SignOnPage),
  },
  {
    path: '/auth/callback',
    kind: 'entrance',
    Screen: lazyScreen(async () => (await import('./sign-in/auth-callback-page.tsx')).AuthCallbackPage),
  },
];
