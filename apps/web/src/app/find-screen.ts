import type { LaunchMode } from '@winnow/contracts';
import { matchPath } from 'react-router';
import { type Screen, screens } from './screens.ts';

/** The screens of an installation: before the launch there is the landing page and nothing else. */
export function screensOf(launchMode: LaunchMode): readonly Screen[] {
  return launchMode === 'open' ? screens : screens.filter(({ path }) => path === '/');
}

/** The screen at an address; `null` where there is none. */
export function findScreen(pathname: string, launchMode: LaunchMode): Screen | null {
  const found = screensOf(launchMode).filter(({ path }) => matchPath(path, pathname));
  // A path without names in it comes before one that would take its last part for a name.
  return found.find(({ path }) => !path.includes(':')) ?? found[0] ?? null;
}
