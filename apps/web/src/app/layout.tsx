import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTexts } from '../lib/language/use-texts.ts';
import { SettlingMark } from '../ui/mark.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { toasts } from '../ui/toast/toasts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { shellTexts } from './shell-texts.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts';

/** What stands around every screen. */
export function Layout() {
  const { pathname } = useLocation();
  const texts = useTexts(shellTexts);
  useScrollOnNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-field px-4 py-2 text-14 font-medium text-on-field focus:not-sr-only focus:fixed focus:top-3 focus:start-3"
      >
        {texts.skipToContent}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex grow flex-col">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
      <Toaster store={toasts} label={texts.toasts.label} closeLabel={texts.toasts.close} />
    </div>
  );
}

function PageLoading() {
  const texts = useTexts(shellTexts);
  return (
    <div
      role="status"
      aria-label={texts.loading}
      className="grid min-h-[70vh] grow place-items-center text-field"
    >
      <SettlingMark className="size-10" />
    </div>
  );
}
