import { expect, test } from 'vitest';
import { judgeAdvisories, readAccepted, readAdvisories } from './advisories.ts';
import { judgeLockfile, type LockfileRules, readLockfile, recognizeLicense } from './lockfile.ts';
import { newestInLine } from './newest-patch.ts';

const address = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
const report = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    straw: {
      name: 'straw',
      severity: 'high',
      isDirect: false,
      via: [
        {
          source: 1,
          name: 'straw',
          dependency: 'straw',
          title: 'Burns',
          url: address,
          severity: 'high',
          range: '<2',
        },
        {
          source: 2,
          name: 'straw',
          dependency: 'straw',
          title: 'Rots',
          url: '',
          severity: 'low',
          range: '<2',
        },
      ],
      nodes: ['node_modules/straw'],
    },
    // Affected by what it contains: named by it alone.
    scarecrow: { name: 'scarecrow', severity: 'high', isDirect: true, via: ['straw'], nodes: [] },
  },
  metadata: { vulnerabilities: { high: 2, total: 2 } },
});
const burns = { id: 'GHSA-aaaa-bbbb-cccc', package: 'straw', severity: 'high', title: 'Burns' };

function known() {
  const answer = readAdvisories(report);
  if (!answer.answered) throw new Error(answer.why);
  return answer.advisories;
}

test('each advisory is read once, with its address', () => {
  expect(known()).toEqual([burns, { id: '2', package: 'straw', severity: 'low', title: 'Rots' }]);
  const none = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: {} });
  expect(readAdvisories(none)).toEqual({ answered: true, advisories: [] });
});

test('a registry that does not respond is distinguished from one without advisories', () => {
  const message = '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk';
  const refusal = JSON.stringify({
    message,
    method: 'POST',
    statusCode: 405,
    body: '',
    error: { summary: '' },
  });
  expect(readAdvisories(refusal)).toEqual({ answered: false, why: message });
  expect(() => readAdvisories('{"other": 1}')).toThrow('not known here');
  expect(() => readAdvisories('')).toThrow();
});

test('high and critical advisories must be fixed, or accepted with a reason until a date', () => {
  const accepted = {
    id: burns.id,
    package: 'straw',
    reason: 'We never put it near a fire.',
    until: '2026-12-01',
  };
  expect(judgeAdvisories(known(), [], '2026-11-22')).toEqual(['straw: high, Burns (GHSA-aaaa-bbbb-cccc)']);
  expect(judgeAdvisories(known(), [accepted], '2026-12-01')).toEqual([]);
  expect(judgeAdvisories(known(), [accepted], '2026-12-02')).toHaveLength(1);
  expect(judgeAdvisories(known(), [{ ...accepted, package: 'hay' }], '2026-11-22')).toEqual([
    expect.stringContaining('straw: high'),
    expect.stringContaining('hay: GHSA-aaaa-bbbb-cccc is accepted and no longer found'),
  ]);
  expect(judgeAdvisories([{ ...burns, severity: 'critical' }], [], '2026-11-22')).toHaveLength(1);
  expect(judgeAdvisories([{ ...burns, severity: 'moderate' }], [], '2026-11-22')).toEqual([]);
});

test('an accepted advisory without a reason or a date is refused', () => {
  const entry = {
    id: burns.id,
    package: 'straw',
    reason: 'We never put it near a fire.',
    until: '2026-12-01',
  };
  expect(readAccepted(JSON.stringify([entry]))).toEqual([entry]);
  expect(() => readAccepted(JSON.stringify([{ ...entry, reason: 'later' }]))).toThrow();
  expect(() => readAccepted(JSON.stringify([{ ...entry, until: 'soon' }]))).toThrow();
});

const sound = { version: '1.0.0', integrity: `sha512-${'A'.repeat(86)}==`, license: 'MIT' };
const rules: LockfileRules = {
  registry: 'https://registry.example/',
  allowScripts: { builder: false },
  licenseOf: () => null,
};
const judge = (changes: object, name = 'straw', changedRules: Partial<LockfileRules> = {}) => {
  const packages = {
    '': {},
    'apps/x': {},
    'node_modules/own': { link: true },
    [`node_modules/${name}`]: { ...sound, ...changes },
  };
  return judgeLockfile(readLockfile(JSON.stringify({ packages })), { ...rules, ...changedRules });
};

test('only external packages of a lockfile are checked, nested ones by their own name', () => {
  const packages = {
    '': {},
    'apps/x': {},
    'apps/x/node_modules/@a/b': sound,
    'node_modules/own': { link: true },
  };
  expect(readLockfile(JSON.stringify({ packages })).map(({ name }) => name)).toEqual(['@a/b']);
});

test.each([
  ['sound', {}, 'straw'],
  ['from the registry', { resolved: 'https://registry.example/straw/-/straw-1.0.0.tgz' }, 'straw'],
  ['with a script that is switched off', { hasInstallScript: true }, 'builder'],
  ['with a choice of licenses', { license: '(AFL-2.1 OR BSD-3-Clause)' }, 'straw'],
  ['a tool under MPL', { license: 'MPL-2.0', dev: true }, 'straw'],
  ['a tool with the data of CLDR', { license: 'Unicode-3.0', dev: true }, 'straw'],
  ['a tool with code of Python', { license: 'PSF-2.0', dev: true }, 'straw'],
  ['libvips', { license: 'Apache-2.0 AND LGPL-3.0-or-later' }, '@img/sharp-win32-x64'],
])('a package that is %s is accepted', (_, changes, name) => {
  expect(judge(changes, name)).toEqual([]);
});

test.each([
  ['no hash', { integrity: undefined }, 'straw'],
  ['a weak hash', { integrity: 'sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=' }, 'straw'],
  ['another registry', { resolved: 'https://elsewhere.example/straw-1.0.0.tgz' }, 'straw'],
  ['a registry whose name begins alike', { resolved: 'https://registry.example.evil/straw.tgz' }, 'straw'],
  ['an address of git', { resolved: 'git+ssh://git@example.org/straw.git#1' }, 'straw'],
  ['a script', { hasInstallScript: true }, 'straw'],
  ['no license', { license: undefined }, 'straw'],
  ['a license that binds', { license: 'GPL-3.0-only' }, 'straw'],
  ['two licenses of which one binds', { license: 'MIT AND GPL-3.0-only' }, 'straw'],
  ['MPL in production', { license: 'MPL-2.0' }, 'straw'],
  ['LGPL elsewhere', { license: 'LGPL-3.0-or-later' }, 'straw'],
])('a package with %s is refused', (_, changes, name) => {
  expect(judge(changes, name)).toHaveLength(1);
});

test('a license missing in the lockfile is read from the package, and install scripts are not allowed', () => {
  expect(judge({ license: undefined }, 'straw', { licenseOf: () => 'MIT' })).toEqual([]);
  expect(judge({}, 'straw', { allowScripts: { straw: true } })).toEqual([
    'straw: its install script is allowed to run',
  ]);
});

test('the MIT license is recognized by its text', () => {
  const mit = `Copyright\n\nPermission is hereby granted, free of charge, to any person\nobtaining a copy of this software and so on.
The above copyright notice and this permission notice shall be\nincluded in all copies.`;
  expect(recognizeLicense(mit)).toBe('MIT');
  expect(recognizeLicense('You may read this, and do nothing else.')).toBeNull();
});

test('the latest version in the same line is reported, comparing numbers and not text', () => {
  const published = ['22.99.0', '24.9.9', '24.21.0', '24.21.1-rc.1', '26.0.0', '24.3.10'];
  expect(newestInLine('24.3.9', published)).toBe('24.21.0');
  expect(newestInLine('24.21.0', published)).toBeNull();
  expect(newestInLine('24.22.0', published)).toBeNull();
  expect(newestInLine('30.0.0', published)).toBeNull();
});
