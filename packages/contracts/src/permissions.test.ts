import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod';
import * as contracts from './index.ts';
import {
  grantedTo,
  jobPermissions,
  may,
  permissions,
  permissionsByRole,
  type Role,
  roles,
  seesEveryJob,
} from './permissions.ts';

const described = Object.values<unknown>(contracts).filter(
  (value): value is contracts.Described =>
    typeof value === 'object' && value !== null && 'access' in value && 'summary' in value,
);

test('every call of signed-in users declares its permission, and no other call does', () => {
  expect(described.length).toBeGreaterThan(150);
  const wrong = described.filter(
    ({ access, permission }) => (access === 'signed-in') === (permission === null),
  );
  expect(wrong.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('a call of signed-in users without a permission does not compile', () => {
  const call = { method: 'GET', path: '/x', summary: '', input: z.object({}), output: z.object({}) } as const;
  const stream = { path: '/x', summary: '', events: {} };
  // @ts-expect-error: the permission is missing
  contracts.endpoint({ ...call, access: 'signed-in' });
  // @ts-expect-error: the permission is missing
  contracts.download({ path: '/x', summary: '', input: z.object({}), access: 'signed-in' });
  // @ts-expect-error: the permission is missing
  contracts.eventStream({ ...stream, access: 'signed-in' });
  // @ts-expect-error: operators have no role
  contracts.endpoint({ ...call, access: 'operator', permission: 'jobs.read' });
  // @ts-expect-error: it does not say which jobs it is about
  contracts.endpoint({ ...call, access: 'signed-in', permission: 'jobs.read' });
  expectTypeOf(contracts.getJob.permission).toEqualTypeOf<contracts.NeededPermission | null>();
});

test('an owner has every permission', () => {
  expect(permissionsByRole.owner).toEqual(permissions);
});

test('each role has exactly its permissions', () => {
  const whoMay = (permission: contracts.NeededPermission): readonly Role[] =>
    roles.filter((role) => may(role, permission));
  expect(whoMay('own-account')).toEqual(roles);
  expect(whoMay('organization.read')).toEqual(roles);
  expect(whoMay('organization.transfer')).toEqual(['owner']);
  expect(whoMay('organization.export')).toEqual(['owner']);
  expect(whoMay('organization.delete')).toEqual(['owner']);
  expect(whoMay('members.manage')).toEqual(['owner', 'admin']);
  expect(whoMay('billing.manage')).toEqual(['owner', 'admin']);
  expect(whoMay('credits.read')).toEqual(['owner', 'admin', 'recruiter']);
  expect(whoMay('audit.read')).toEqual(['owner', 'admin', 'auditor']);
  expect(whoMay('records.read')).toEqual(['owner', 'auditor']);
  expect(whoMay('fairness.read')).toEqual(['owner', 'admin', 'auditor']);
  expect(whoMay('reviews.ask')).toEqual(['owner', 'recruiter']);
  expect(whoMay('reviews.mark')).toEqual(['owner', 'recruiter', 'hiring-manager']);
  const aboutCandidates = permissions.filter((permission) =>
    /^(jobs|resumes|runs|candidates|shares|hiring-teams)\./.test(permission),
  );
  const ofSomeJobs = new Set<contracts.Permission>(jobPermissions);
  for (const permission of aboutCandidates) {
    const isTheirs = ofSomeJobs.has(permission) && permission !== 'candidates.export';
    const hiringManagers = isTheirs ? (['hiring-manager'] as const) : [];
    expect([permission, whoMay(permission)]).toEqual([permission, ['owner', 'recruiter', ...hiringManagers]]);
  }
  expect(roles.filter((role) => may(role, 'jobs.read') && !seesEveryJob(role))).toEqual(['hiring-manager']);
});

test('hiring managers can export if their organization allows it, which changes no other role', () => {
  const granted = roles.map((role) => grantedTo(role, { hiringManagersExport: true }));
  expect(granted).toEqual([[], [], [], ['candidates.export'], []]);
  expect(roles.flatMap((role) => grantedTo(role, { hiringManagersExport: false }))).toEqual([]);
  expect(may('hiring-manager', 'candidates.export', granted[3])).toBe(true);
  expect(may('hiring-manager', 'candidates.export')).toBe(false);
});

test('the job that a call declares is a field of its input', () => {
  const about = described.flatMap(({ about: things, input, path }) =>
    things === null || things === 'listed'
      ? []
      : Object.values(things).map((field) => [path, field, field in input.shape]),
  );
  expect(about.length).toBeGreaterThan(12);
  expect(about.filter(([, , isThere]) => !isThere)).toEqual([]);
});
