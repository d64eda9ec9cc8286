import { expect, test } from 'vitest';
import { findScreen, screensOf } from './find-screen.ts';

const open = { launchMode: 'open', hasDevPages: false } as const;

test('no address stands in the list twice', () => {
  const paths = screensOf({ ...open, hasDevPages: true }).map(({ path }) => path);
  expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted());
});

test('pages for developers are found only where the settings allow them', () => {
  expect(findScreen('/dev/ui', open)).toBeNull();
  expect(findScreen('/dev/ui', { ...open, hasDevPages: true })?.kind).toBe('workshop');
});

test('before the launch there is the landing page alone', () => {
  const waitlist = { ...open, launchMode: 'waitlist' } as const;
  expect(screensOf(waitlist).map(({ path }) => path)).toEqual(['/']);
  expect(findScreen('/dashboard', waitlist)).toBeNull();
});

test('an address without a name in it comes before one that would take its last part for a name', () => {
  expect(findScreen('/dashboard', open)?.path).toBe('/dashboard');
  expect(findScreen('/there/is/nothing', open)).toBeNull();
});
