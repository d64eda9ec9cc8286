import { expect, test } from 'vitest';
import { fulfills, parseFilter } from './scim-filter.ts';
import { applyPatch, readPatch } from './scim-patch.ts';
import { patchSchema, readUser, userKind } from './scim-schemas.ts';

const ida = {
  userName: 'ida@harbor.example',
  name: { givenName: 'Ida', familyName: 'Lindqvist' },
  emails: [
    { value: 'ida@harbor.example', type: 'work', primary: true },
    { value: 'ida@home.example', type: 'home' },
  ],
  active: true,
};

/** The stored person after operations. */
function patched(...Operations: readonly object[]) {
  return readUser(applyPatch(userKind, ida, readPatch({ schemas: [patchSchema], Operations })));
}

test('requests of Entra are parsed: capitals, booleans as strings, paths with filters, extensions', () => {
  expect(
    patched(
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'lindqvist@harbor.example' },
      { op: 'Add', path: 'emails[type eq "other"].value', value: 'i@harbor.example' },
      { op: 'Replace', path: 'name.familyName', value: 'Berg' },
      { op: 'Add', path: 'title', value: 'Pilot' },
      { op: 'Add', path: 'addresses[type eq "work"].country', value: 'Sweden' },
      {
        op: 'Add',
        path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
        value: 'Port',
      },
      { op: 'Replace', path: 'active', value: 'False' },
    ),
  ).toEqual({
    userName: 'ida@harbor.example',
    name: { givenName: 'Ida', familyName: 'Berg' },
    emails: [
      { value: 'lindqvist@harbor.example', type: 'work', primary: true },
      { value: 'ida@home.example', type: 'home' },
      { value: 'i@harbor.example', type: 'other' },
    ],
    active: false,
  });
});

test('without a path the value contains the changes, by names or by paths', () => {
  expect(
    patched({
      op: 'replace',
      value: {
        displayName: 'Ida B.',
        'name.givenName': 'Ida Marie',
        'emails[type eq "home"].value': 'new@home.example',
        'urn:ietf:params:scim:schemas:core:2.0:User:externalId': '7',
        'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { employeeNumber: '7' },
        id: 'another',
      },
    }),
  ).toMatchObject({
    displayName: 'Ida B.',
    externalId: '7',
    name: { givenName: 'Ida Marie', familyName: 'Lindqvist' },
    emails: [{ value: 'ida@harbor.example' }, { value: 'new@home.example' }],
  });
});

test('values are added once, one of them is primary, and they are removed by filter or by value', () => {
  const added = patched({
    op: 'add',
    path: 'emails',
    value: [{ value: 'IDA@home.example', primary: true }],
  }).emails;
  expect(added.map(({ value, primary }) => [value, primary])).toEqual([
    ['ida@harbor.example', undefined],
    ['IDA@home.example', true],
  ]);
  const kept = [{ value: 'ida@harbor.example', type: 'work', primary: true }];
  expect(patched({ op: 'remove', path: 'emails[type eq "home"]' }).emails).toEqual(kept);
  expect(patched({ op: 'Remove', path: 'emails', value: [{ value: 'ida@home.example' }] }).emails).toEqual(
    kept,
  );
  expect(patched({ op: 'remove', path: 'emails', value: [] }).emails).toHaveLength(2);
  expect(patched({ op: 'remove', path: 'emails' }).emails).toEqual([]);
  expect(patched({ op: 'replace', path: 'emails', value: kept[0] }).emails).toEqual(kept);
  expect(patched({ op: 'remove', path: 'name' }).name).toBeUndefined();
  expect(patched({ op: 'remove', path: 'name.givenName' }).name).toEqual({ familyName: 'Lindqvist' });
  expect(patched({ op: 'remove', path: 'emails[type eq "fax"]' }).emails).toHaveLength(2);
});

test('patching does not modify the original', () => {
  const before = structuredClone(ida);
  patched({ op: 'replace', path: 'emails[type eq "work"].value', value: 'x@harbor.example' });
  expect(ida).toEqual(before);
});

test.each([
  ['userName eq "IDA@harbor.example"', true],
  ['userName eq "ida"', false],
  ['userName sw "ida" and not (active eq false)', true],
  ['name.familyName co "LIND" or title pr', true],
  ['title pr', false],
  ['emails co "home.example"', true],
  ['emails[type eq "work" and value ew "home.example"]', false],
  ['emails.value eq "ida@home.example"', true],
  ['emails[primary eq true].value sw "ida@harbor"', true],
  ['externalId eq null', false],
  ['userName ne "ida@harbor.example"', false],
  ['title ne "Pilot"', true],
  ['(userName pr and (emails pr)) and active eq TRUE', true],
  ['userName GE "ida@h" and userName lt "ida@i"', true],
])('%s is %s', (filter, is) => {
  expect(fulfills(ida, parseFilter(filter))).toBe(is);
});

test.each([
  '',
  'and',
  'userName eq',
  'userName eq "x" or',
  '(a pr',
  'a[b pr',
  'a eq "x" b',
  'a eq {}',
  'a..b pr',
  '"a" pr',
])('the filter %j is refused', (filter) => {
  expect(() => parseFilter(filter)).toThrow('cannot be understood');
});
