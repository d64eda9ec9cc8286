import type { PageSettings } from '@winnow/contracts';
import { matchPath } from 'react-router';
import type { Screen } from '../lib/screens/screen.ts';
import { screens } from './screens.ts';

type Opened = Pick<PageSettings, 'launchMode' | 'hasDevPages'>;

/** The screens of an installation: before the launch only the landing page. */
export function screensOf({ launchMode, hasDevPages }: Opened): readonly Screen[] {
  return screens.filter(({ path, kind }) => {
    if (kind === 'workshop') return hasDevPages;
    return launchMode === 'open' || path === '/';
  });
}

/** The screen of a path; `null` if there is none. */
export function findScreen(pathname: string, settings: Opened): Screen | null {
  const found = screensOf(settings).filter(({ path }) => matchPath(path, pathname));
  // A path without parameters takes precedence over one that would match a part as a parameter.
  return found.find(({ path }) => !path.includes(':')) ?? found[0] ?? null;
}
