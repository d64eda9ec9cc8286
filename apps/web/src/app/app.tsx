import { Outlet, Route, Routes } from 'react-router';
import { usePageSettings } from '../lib/page-settings.tsx';
import { EnglishText } from './english-text.tsx';
import { screensOf } from './find-screen.ts';
import { Layout } from './layout.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import type { Screen } from './screens.ts';

const DataLayer = lazyScreen(async () => (await import('./data-layer.tsx')).DataLayer);
const RequireSession = lazyScreen(
  async () => (await import('../features/identity/require-session.tsx')).RequireSession,
);

/** Every screen at its address. What a screen does not need is not fetched for it. */
export function App() {
  const screens = screensOf(usePageSettings());
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
          {screens.filter(usesData).map(routeOf)}
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/** Fetches all that a screen is made of, so that its first render waits for nothing. */
export async function preloadScreen(screen: Screen | null): Promise<void> {
  if (screen) await Promise.all([screen.Screen.preload(), usesData(screen) && DataLayer.preload()]);
}

/** The files that a screen's first render needs beside the entry, for whoever names them ahead. */
export function filesOf(screen: Screen): string[] {
  return [...(screen.file ? [screen.file] : []), ...(usesData(screen) ? ['data-layer'] : [])];
}

function usesData({ kind, usesData }: Screen): boolean {
  return usesData ?? kind !== 'page';
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
