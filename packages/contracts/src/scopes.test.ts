import { expect, test } from 'vitest';
import type { Described } from './endpoint.ts';
import * as contracts from './index.ts';
import { permissionOfScope, permissionsByRole, scopes, scopesOf } from './index.ts';

const calls = Object.values<unknown>(contracts).filter(
  (value): value is Described =>
    typeof value === 'object' && value !== null && 'access' in value && 'summary' in value,
);

const routeOf = ({ method, path }: Described) => `${method} ${path}`;

/** Calls of members that no program can make, by the permission that they need. */
const closedByPermission: Readonly<Record<string, string>> = {
  'own-account': 'It belongs to a person: their account, settings, notifications and messages.',
  'billing.manage': 'People spend money.',
  'organization.read': 'Who belongs to an organization is a matter of people.',
  'organization.manage': 'A program that changed who enters, or its own key, would give itself rights.',
  'organization.transfer': 'An owner hands an organization over in person.',
  'organization.export': 'Everything at once: narrower exports have a scope.',
  'organization.delete': 'An owner ends an organization in person.',
  'members.manage': 'Who is a member is decided by people, or by a directory with its own token.',
  'fairness.read':
    'Sums of what applicants said of themselves are read by people, and each look is on record.',
  'hiring-teams.manage': 'Who sees a job is decided by people.',
  'candidates.review': 'A decision about a candidate is a person’s.',
  'candidates.comment': 'A comment says what a person thinks.',
  'candidates.email': 'A person sends what a candidate reads.',
  'reviews.ask': 'Reviews are between people.',
  'reviews.mark': 'Reviews are between people.',
  'shares.manage': 'A link that opens without signing in is made by a person.',
};

/** Of permissions that programs use, the calls that they can't make. */
const closedByRoute: Readonly<Record<string, string>> = {
  'GET /job-descriptions/generate/draft': 'A stream for a person who watches.',
  'GET /resume-analysis/batches/{id}/events':
    'A stream outlives a key that is revoked; programs poll the run.',
  'GET /candidates/events': 'A stream outlives a key that is revoked.',
  'GET /people/{id}/export':
    'It holds private notes too; a member looks through it before a candidate has it.',
  'GET /search': 'It finds things of every noun at once, which no one scope covers.',
  'GET /job-descriptions/{id}/activity': 'It tells what people did; the audit log has a scope.',
  'POST /job-descriptions/{id}/look': 'It remembers what a person has seen.',
  'POST /job-descriptions/{id}/notes': 'A note says what a person thinks.',
  'DELETE /job-descriptions/{id}/notes/{noteId}': 'A note says what a person thinks.',
  'PUT /job-descriptions/{id}/suggestions/notices': 'It sets what a person is notified of.',
  'GET /job-descriptions/{id}/mailbox': 'It names the account of a person at another service.',
  'POST /job-descriptions/{id}/mailbox/test': 'A person enters a password of another service.',
  'PUT /job-descriptions/{id}/mailbox': 'A person enters a password of another service.',
  'POST /job-descriptions/{id}/mailbox/state': 'Who connected a mailbox decides when it is read.',
  'POST /job-descriptions/{id}/mailbox/check': 'Who connected a mailbox decides when it is read.',
  'DELETE /job-descriptions/{id}/mailbox': 'Who connected a mailbox decides when it is read.',
  'GET /job-descriptions/{id}/mailbox/emails':
    'Who wrote to a mailbox is for people; the resumes that came have scopes.',
  'DELETE /job-descriptions/{id}/mailbox/emails/{emailId}':
    'Who wrote to a mailbox is for people; the resumes that came have scopes.',
  'GET /resume-analysis/{id}/comments': 'Comments are between members.',
  'GET /resume-analysis/{id}/reviews': 'Reviews are between people.',
  'GET /resume-analysis/{id}/second-reader': 'A person decides what a second reader suggests.',
  'GET /resume-analysis/{id}/second-reader/payload': 'A person sees what would be sent before sending it.',
  'POST /resume-analysis/{id}/second-reader': 'A person sends a resume to another service.',
  'PATCH /resume-analysis/{id}/second-reader/{suggestionId}':
    'A person decides what a second reader suggests.',
  'POST /resume-analysis/sample': 'The sample shows a person around.',
  'DELETE /resume-analysis/sample': 'The sample shows a person around.',
  'GET /talent-pool/searches': 'A saved search notifies the person who saved it.',
  'POST /talent-pool/searches': 'A saved search notifies the person who saved it.',
  'PATCH /talent-pool/searches/{id}': 'A saved search notifies the person who saved it.',
  'DELETE /talent-pool/searches/{id}': 'A saved search notifies the person who saved it.',
  'PUT /talent-pool/searches/{id}/alert': 'A saved search notifies the person who saved it.',
  'POST /talent-pool/searches/{id}/restore': 'A saved search notifies the person who saved it.',
};

test('every call of members declares its scope, or a reason for being closed to programs', () => {
  const undecided = calls.filter(
    (call) =>
      call.access === 'signed-in' &&
      call.scope === null &&
      !(call.permission !== null && call.permission in closedByPermission) &&
      !(routeOf(call) in closedByRoute),
  );
  expect(undecided.map(routeOf)).toEqual([]);
});

test('no call is both open and closed, and every reason belongs to an existing call', () => {
  const open = calls.filter(({ scope }) => scope !== null);
  expect(open.filter(({ permission }) => permission !== null && permission in closedByPermission)).toEqual(
    [],
  );
  expect(open.map(routeOf).filter((route) => route in closedByRoute)).toEqual([]);
  const routes = new Set(calls.map(routeOf));
  expect(Object.keys(closedByRoute).filter((route) => !routes.has(route))).toEqual([]);
});

test('calls of visitors and operators have no scope', () => {
  expect(calls.filter(({ access, scope }) => access !== 'signed-in' && scope !== null)).toEqual([]);
});

test('every scope allows a call', () => {
  const used = new Set(calls.map(({ scope }) => scope));
  expect(scopes.filter((scope) => !used.has(scope))).toEqual([]);
});

test('a role can grant the scopes of its permissions', () => {
  expect(scopesOf('owner')).toEqual(scopes);
  expect(scopesOf('auditor')).toEqual(['audit:read', 'records:read']);
  for (const scope of scopesOf('recruiter')) {
    expect(permissionsByRole.recruiter).toContain(permissionOfScope[scope]);
  }
});
