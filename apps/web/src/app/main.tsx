import type { PageSettings } from '@winnow/contracts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '../ui/styles/index.css';
import { loadLanguage } from '../lib/language/define-texts.ts';
import { LanguageProvider } from '../lib/language/language-provider.tsx';
import { PageSettingsProvider } from '../lib/page-settings.tsx';
import { failures } from '../lib/requests/failures.ts';
import { filesNamedAhead, makeImportLate } from '../lib/requests/import-late.ts';
import { toasts } from '../ui/toast/toasts.ts';
import { App, preloadScreen } from './app.tsx';
import { findScreen } from './find-screen.ts';
import { startLanguage } from './start-language.ts';

globalThis.importLate = makeImportLate(
  import.meta.url,
  filesNamedAhead(),
  (url) => import(/* @vite-ignore */ url),
);

// No top-level `await`: the code of screens imports from this file's chunk and would wait for it in turn.
void start();

async function start(): Promise<void> {
  // Zod would test whether it can compile functions, which our content security policy forbids and browsers then
  // report.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

  failures.subscribe(({ message, status }) =>
    // Several requests may find that the session has ended; one message is enough.
    toasts.add('error', message, { about: status === 401 ? 'session' : null }),
  );

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root.');
  const isWritten = root.firstElementChild !== null;
  const settings = await readSettings();
  const { initial, wanted } = startLanguage(isWritten ? document.documentElement.lang : null);
  // The first render must match the server's HTML, so everything that it needs is loaded first.
  await preloadScreen(findScreen(window.location.pathname, settings)).catch(() => {});
  await loadLanguage(initial);

  const page = (
    <StrictMode>
      <PageSettingsProvider value={settings}>
        <LanguageProvider initial={initial} wanted={wanted}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </LanguageProvider>
      </PageSettingsProvider>
    </StrictMode>
  );
  if (isWritten) hydrateRoot(root, page);
  else createRoot(root).render(page);
}

/** The server writes the settings into each page; the development server doesn't, so there they are fetched. */
async function readSettings(): Promise<PageSettings> {
  const written = document.getElementById('settings')?.textContent;
  if (written) return JSON.parse(written) as PageSettings;
  const answer = await fetch('/api/config');
  return ((await answer.json()) as { data: PageSettings }).data;
}
