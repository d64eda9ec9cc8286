import { storageKeys } from '@winnow/contracts';
import { afterEach, expect, test } from 'vitest';
import {
  chosenOrganization,
  enterOrganization,
  isTakenForOwner,
  organizationHeaders,
  rememberOrganization,
} from './chosen-organization.ts';
import { sessionKey } from './stored-session.ts';

const team = '00000000-0000-4000-8000-00000000000a';
const otherTeam = '00000000-0000-4000-8000-00000000000b';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function beSignedIn(id: string): void {
  localStorage.setItem(sessionKey, JSON.stringify({ access_token: 'token', expires_at: 4e9, user: { id } }));
  localStorage.setItem(storageKeys.userData, JSON.stringify({ id, name: 'Anna', email: 'anna@example.org' }));
}

test('requests name the entered organization, and none before', () => {
  beSignedIn('anna');
  expect(organizationHeaders()).toEqual({});
  enterOrganization(team);
  expect(organizationHeaders()).toEqual({ 'X-Organization': team });
  enterOrganization(null);
  expect(organizationHeaders()).toEqual({});
});

test('a tab stays in its organization while another one switches, and new tabs start in the latest', () => {
  beSignedIn('anna');
  enterOrganization(team);
  // As left by another tab.
  localStorage.setItem('organization', `anna ${otherTeam}`);
  expect(chosenOrganization()).toBe(team);
  sessionStorage.clear();
  expect(chosenOrganization()).toBe(otherTeam);
});

test('the choice of one user does not apply to the next', () => {
  beSignedIn('anna');
  enterOrganization(team);
  beSignedIn('boris');
  expect(chosenOrganization()).toBeNull();
  localStorage.removeItem(sessionKey);
  expect(chosenOrganization()).toBeNull();
});

test('a user who works alone counts as an owner from the second visit on, team members never do', () => {
  expect(isTakenForOwner()).toBe(true);
  beSignedIn('anna');
  expect(isTakenForOwner()).toBe(false);
  rememberOrganization(null);
  expect([isTakenForOwner(), chosenOrganization()]).toEqual([true, null]);
  beSignedIn('boris');
  expect(isTakenForOwner()).toBe(false);
  rememberOrganization(team);
  expect([isTakenForOwner(), chosenOrganization()]).toEqual([false, team]);
  // The organization entered in this tab stays, whatever another device does.
  rememberOrganization(otherTeam);
  expect(chosenOrganization()).toBe(team);
});
