import * as contracts from '@winnow/contracts';
import { expect, test } from 'vitest';
import { adminTexts } from './admin-texts.ts';
import { auditTexts } from './audit-texts.ts';
import { describeAction, describeDetails, describeList } from './audit-words.ts';

const { english } = auditTexts;
const { tabs } = adminTexts.english;

const views = Object.values(contracts).flatMap((each) => {
  const isRoute = typeof each === 'object' && each !== null && 'access' in each && 'method' in each;
  return isRoute && each.access === 'operator' && each.method === 'GET' ? [`GET ${each.path}`] : [];
});

test('everything that an operator can view has a label in the audit log', () => {
  expect(views.length).toBeGreaterThan(10);
  const wordless = views.filter(
    (call) =>
      describeAction({ action: 'operator-look', details: { call } }, english) ===
      english.actions['operator-look'],
  );
  expect(wordless).toEqual([]);
});

test('viewing a list is recorded for the list, and viewing one item for that item', () => {
  const nameless = views.filter(
    (call) =>
      !call.includes('{') &&
      describeList({ subjectId: null, action: 'operator-look', details: { call } }, tabs) === null,
  );
  expect(nameless).toEqual([]);
  const view = { subjectId: null, action: 'operator-look', details: { call: 'GET /admin/users' } };
  expect(describeList(view, tabs)).toBe('Users');
  expect(describeList({ ...view, subjectId: 'a' }, tabs)).toBeNull();
  expect(describeList({ subjectId: null, action: 'emails-dropped', details: {} }, tabs)).toBeNull();
});

test('an action without a label is shown by its name', () => {
  expect(describeAction({ action: 'brand-new', details: {} }, english)).toBe('brand-new');
});

test('details omit the contents of other columns', () => {
  const details = { call: 'GET /admin/users', client: '192.0.2.7', userId: 'a', searchLength: 12, page: 2 };
  expect(describeDetails({ subjectId: 'a', details }, english.details)).toBe(
    'call: GET /admin/users, characters searched for: 12, page: 2',
  );
});
