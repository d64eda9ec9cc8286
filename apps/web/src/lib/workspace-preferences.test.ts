import { afterEach, expect, test } from 'vitest';
import { changeWorkspacePreferences, readWorkspacePreferences } from './workspace-preferences.ts';

afterEach(() => localStorage.clear());

const usual = { density: 'compact', hasSingleKeys: true, movesOnAfterDecision: true };

test('by default, the workspace is compact and single keys work', () => {
  expect(readWorkspacePreferences()).toEqual(usual);
});

test('a change keeps other preferences, and is restored on the next visit', () => {
  changeWorkspacePreferences({ density: 'comfortable' });
  changeWorkspacePreferences({ hasSingleKeys: false });
  changeWorkspacePreferences({ movesOnAfterDecision: false });
  const changed = { density: 'comfortable', hasSingleKeys: false, movesOnAfterDecision: false };
  expect(readWorkspacePreferences()).toEqual(changed);
  expect(JSON.parse(localStorage.getItem('preferences') ?? '')).toEqual(changed);
});

test('reading returns the same object until it changes', () => {
  changeWorkspacePreferences({ density: 'comfortable' });
  expect(readWorkspacePreferences()).toBe(readWorkspacePreferences());
});

test.each(['no json', '[]', 'null', '7', '{"density":"wide","hasSingleKeys":"no"}'])(
  'what was stored as %s counts as far as it is understood',
  (stored) => {
    localStorage.setItem('preferences', stored);
    expect(readWorkspacePreferences()).toEqual(usual);
  },
);
