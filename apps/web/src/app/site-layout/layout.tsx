import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PageLoading } from '../page-loading.tsx';
import { shellTexts } from '../shell/shell-texts.ts';
import { SkipLink } from '../shell/skip-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Frame of every screen outside of the workspace. */
export function Layout() {
  const { pathname } = useLocation();
  const texts = useTexts(shellTexts);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
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
