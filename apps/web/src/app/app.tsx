import { Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { usePageSettings } from '../lib/page-settings.tsx';
import { lazyScreen } from '../lib/screens/lazy-screen.tsx';
import type { Screen } from '../lib/screens/screen.ts';
import { EnglishText } from './english-text.tsx';
import { screensOf } from './find-screen.ts';
import { PageLoading } from './page-loading.tsx';
import { Layout } from './site-layout/layout.tsx';
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts';

const NotFoundPage = lazyScreen(async () => (await import('./not-found-page.tsx')).NotFoundPage);
const DataLayer = lazyScreen(async () => (await import('./data-layer.tsx')).DataLayer);
const RequireSession = lazyScreen(async () => (await import('./require-session.tsx')).RequireSession);

const WorkspaceLayout = lazyScreen(
  async () => (await import('./workspace-layout/workspace-layout.tsx')).WorkspaceLayout,
);

/** Routes all screens. Each screen only loads the code that it needs. */
export function App() {
  const screens = screensOf(usePageSettings());
  useScrollOnNavigation();
  return (
    <Routes>
      <Route element={<Layout />}>
        {screens.filter((screen) => !usesData(screen)).map(routeOf)}
        <Route
          element={
            <DataLayer>
              <Outlet />
            </DataLayer>
          }
        >
          {screens.filter((screen) => usesData(screen) && !isInWorkspace(screen)).map(routeOf)}
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route
        element={
          <Suspense fallback={<PageLoading />}>
            <DataLayer>
              <WorkspaceLayout>
                <Outlet />
              </WorkspaceLayout>
            </DataLayer>
          </Suspense>
        }
      >
        {screens.filter(isInWorkspace).map(routeOf)}
      </Route>
    </Routes>
  );
}

/** Preloads all code and texts of a screen, so that its first render doesn't wait. */
export async function preloadScreen(screen: Screen | null): Promise<void> {
  if (!screen) {
    await NotFoundPage.preload();
    return;
  }
  await Promise.all([
    screen.Screen.preload(),
    usesData(screen) && DataLayer.preload(),
    screen.kind === 'workspace' && RequireSession.preload(),
    isInWorkspace(screen) && WorkspaceLayout.preload(),
  ]);
}

/** Files that a screen's first render needs in addition to the entry, for preloading. */
export function filesOf(screen: Screen): string[] {
  return [...(screen.file ? [screen.file] : []), ...(usesData(screen) ? ['data-layer'] : [])];
}

function usesData({ kind, usesData }: Screen): boolean {
  return usesData ?? kind !== 'page';
}

function isInWorkspace({ kind, isAlone }: Screen): boolean {
  return kind === 'workspace' && !isAlone;
}

function routeOf({ path, kind, Screen, isEnglishOnly }: Screen) {
  const guarded =
    kind === 'workspace' ? (
      <RequireSession>
        <Screen />
      </RequireSession>
    ) : (
      <Screen />
    );
  return (
    <Route key={path} path={path} element={isEnglishOnly ? <EnglishText>{guarded}</EnglishText> : guarded} />
  );
}
