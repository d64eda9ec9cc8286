import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useCandidateStream } from '../../entities/candidates/use-candidate-stream.ts';
import { useTimeZoneArrival } from '../../entities/notifications/use-time-zone-arrival.ts';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { useTour } from '../../entities/tour/tour-store.ts';
import { useCommentSending } from '../../features/candidate/comments/use-comments.ts';
import { useNotesSaving } from '../../features/candidate/notes/use-notes.ts';
import { NotificationVoice } from '../../features/notifications/notification-bell.tsx';
import { useNotificationStream } from '../../features/notifications/use-notifications.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { usePageSettings } from '../../lib/page-settings.tsx';
import { useStoredUser } from '../../lib/session/use-session.ts';
import { useWorkspacePreferences } from '../../lib/workspace-preferences.ts';
import { Notice } from '../../ui/notices/notice.tsx';
import { useShortcut } from '../../ui/shortcuts/use-shortcut.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PageLoading } from '../page-loading.tsx';
import { lazyPart } from '../shell/lazy-part.tsx';
import { shellTexts } from '../shell/shell-texts.ts';
import { SkipLink } from '../shell/skip-link.tsx';
import { PhoneHeader, PhoneNavigation } from './phone-navigation.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { SlowServer } from './slow-server.tsx';
import { useWholeField } from './use-whole-field.ts';
import { workspaceTexts } from './workspace-texts.ts';

const TourCard = lazyPart(async () => (await import('../../features/tour/tour-card.tsx')).TourCard);
const WorkspacePalette = lazyPart(async () => (await import('./workspace-palette.tsx')).WorkspacePalette);

/** Frame of every screen that requires login. Not shown to signed-out visitors. */
export function WorkspaceLayout({ children }: { readonly children?: ReactNode }) {
  const { pathname } = useLocation();
  const shell = useTexts(shellTexts);
  const texts = useTexts(workspaceTexts);
  const { isReadOnly } = usePageSettings();
  const user = useStoredUser();
  useDensity();
  useWholeField();
  useNotesSaving();
  useCommentSending();
  useCandidateStream();
  const screen = (
    <main id="content" tabIndex={-1} className="flex min-w-0 grow flex-col max-lg:pb-20">
      {isReadOnly && (
        <div className="px-4 pt-4 lg:px-8 print:hidden">
          <Notice tone="warning" heading={texts.maintenance.heading} folds>
            <p>{texts.maintenance.words}</p>
          </Notice>
        </div>
      )}
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
      </ErrorBoundary>
    </main>
  );
  return (
    <>
      <SkipLink />
      <div className="flex min-h-dvh max-lg:flex-col">{user ? <Ways>{screen}</Ways> : screen}</div>
      <Toaster store={toasts} label={shell.toasts.label} closeLabel={shell.toasts.close} />
    </>
  );
}

/** All navigation around the screen. */
function Ways({ children }: { children: ReactNode }) {
  const texts = useTexts(workspaceTexts);
  const [opened, setOpened] = useState<'palette' | 'shortcuts' | null>(null);
  // The palette is loaded on first use, and stays mounted so that its closing animation can run.
  const [wasWanted, setWanted] = useState(false);

  const tour = useTour();
  useNotificationStream();
  useTimeZoneArrival();

  function openPalette(): void {
    setWanted(true);
    setOpened('palette');
  }

  useShortcut({ key: 'k', withCommand: true, label: texts.palette.open }, () =>
    opened === 'palette' ? setOpened(null) : openPalette(),
  );
  useShortcut({ key: '?', label: texts.shortcuts.open }, () => setOpened('shortcuts'));

  return (
    <>
      <SideNavigation onSearch={openPalette} onShowShortcuts={() => setOpened('shortcuts')} />
      <PhoneHeader onSearch={openPalette} />
      {children}
      <PhoneNavigation />
      <SlowServer />
      <NotificationVoice />
      {wasWanted && (
        <Suspense>
          <WorkspacePalette
            isOpen={opened === 'palette'}
            onOpenChange={(isOpen) => setOpened(isOpen ? 'palette' : null)}
            onShowShortcuts={() => setOpened('shortcuts')}
          />
        </Suspense>
      )}
      {tour && (
        <Allowed to="runs.write">
          <Suspense>
            <TourCard tour={tour} />
          </Suspense>
        </Allowed>
      )}
      <ShortcutSheet
        isOpen={opened === 'shortcuts'}
        onOpenChange={(isOpen) => setOpened(isOpen ? 'shortcuts' : null)}
      />
    </>
  );
}

/** Sets the density on the document, since dialogs and menus open outside of the layout. */
function useDensity(): void {
  const { density } = useWorkspacePreferences();
  useLayoutEffect(() => {
    document.documentElement.dataset['density'] = density;
    return () => {
      delete document.documentElement.dataset['density'];
    };
  }, [density]);
}
