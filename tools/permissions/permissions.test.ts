import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as contracts from '@winnow/contracts';
import { permissions, roles } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { findForgotten } from './find-forgotten.ts';
import { type Declaration, type Reference, readDeclarations } from './read-declarations.ts';

const root = join(import.meta.dirname, '../..');
const web = 'apps/web/src/';

/** Declarations behind which no permission is checked, each with its reason. */
const settled: Readonly<Record<string, string>> = {
  'features/candidate/facts/use-fact-change.ts#useFactChange':
    'The buttons of facts are in fact-actions.tsx, chip-facts.tsx and entry-facts.tsx, which ask.',
  'features/candidate/notes/use-notes.ts#notesSaver':
    'Sends what was written before a role changed; what is refused stays on the device.',
  'features/candidate/comments/use-comments.ts#commentOutbox': 'The same.',
  'features/notifications/notification-path.ts#notificationPath':
    'A notification leads to what its reader was told of, also after a change of role; the screen explains.',
  'features/reviews/review-page.tsx#ReviewPage':
    'The link of an email may be for another organization, where the reader has another role.',
  'app/site-layout/site-header.tsx#SiteHeader':
    'Public pages ask the server for nothing; the screen explains.',
  'app/workspace-layout/workspace-palette.tsx#useActions':
    'Offers what `useHasScreen` finds in the same table.',
};

/** Screens that redirect if the role does not allow them. */
const leadingOn = ['/dashboard'];

const modules = await readWeb();
const screens = [...modules.values()].flat().flatMap((declaration) => declaration.screens);

async function readWeb(): Promise<ReadonlyMap<string, readonly Declaration[]>> {
  const files = globSync(`${web}**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /\.test\.|-texts\.|\/testing\//.test(path),
  });
  return new Map(
    await Promise.all(
      files.map(
        async (file) => [file, readDeclarations(file, await readFile(join(root, file), 'utf8'))] as const,
      ),
    ),
  );
}

const calls = new Map<string, unknown>(Object.entries(contracts));

/** The permission that the server requires for a call, or the web for a screen. */
function neededBy({ module, name }: Reference) {
  if (module === 'screen') return leadingOn.includes(name) ? null : permissionOfScreen(name);
  if (module !== '@winnow/contracts') return null;
  const call: unknown = calls.get(name);
  const needed = typeof call === 'object' && call !== null && 'permission' in call ? call.permission : null;
  return permissions.find((permission) => permission === needed) ?? null;
}

function permissionOfScreen(address: string) {
  const parts = address.split('/');
  const found = screens.filter(({ path }) => {
    const names = path.split('/');
    return (
      names.length === parts.length && names.every((name, at) => name.startsWith(':') || name === parts[at])
    );
  });
  return (found.find(({ path }) => !path.includes(':')) ?? found[0])?.permission ?? null;
}

test('no role reaches a call that the server refuses, or a link to a screen that it may not open', () => {
  const forgotten = findForgotten(`${web}app/main.tsx`, {
    modules,
    neededBy,
    settled: new Set(Object.keys(settled).map((key) => web + key)),
  });
  expect(forgotten.map(({ target, roles: of, way }) => `${of} → ${target}: ${way.join(' > ')}`)).toEqual([]);
});

test('calls and screens of every kind are followed, and every exception is used', () => {
  const known = { modules, neededBy, settled: new Set<string>() };
  const forgotten = findForgotten(`${web}app/main.tsx`, known);
  expect(forgotten.map(({ target }) => target)).toEqual(
    expect.arrayContaining([
      'correctFact',
      'updateAnalysis',
      '/billing',
      'getReview',
      '/job-descriptions/new',
    ]),
  );
  const ways = new Set(forgotten.flatMap(({ way }) => way.map((key) => key.slice(web.length))));
  expect(Object.keys(settled).filter((key) => !ways.has(key))).toEqual([]);
  expect(screens.length).toBeGreaterThan(35);
});

const start = `import { updateJob } from '@winnow/contracts';
import { Allowed } from './allowed.tsx';
const Save = () => <button onClick={() => api.call(updateJob)} />;
`;

/** The roles that reach the call of a component that changes a job. */
function comeToIt(text: string): readonly string[] {
  const found = findForgotten('main.tsx', {
    modules: new Map([
      ['main.tsx', readDeclarations('main.tsx', `import { Page } from './page.tsx'; Page;`)],
      ['page.tsx', readDeclarations('page.tsx', start + text)],
    ]),
    neededBy,
    settled: new Set(),
  });
  return found.filter(({ target }) => target === 'updateJob').flatMap(({ roles: of }) => of);
}

const withoutIt = roles.filter((role) => !contracts.may(role, 'jobs.write'));

test.each([
  ['a button that asks nobody', 'const Page = () => <button onClick={() => api.call(updateJob)} />;'],
  ['one beside a question', 'const Page = () => <><Allowed to="jobs.write"><Save /></Allowed><Save /></>;'],
  ['one that asks for something else', 'const Page = () => may("jobs.read") && api.call(updateJob);'],
  ['the other branch', 'const Page = () => may("jobs.write") ? null : api.call(updateJob);'],
])('%s is found', (_, text) => {
  expect(comeToIt(text)).toEqual(
    text.includes('jobs.read') ? withoutIt.filter((role) => contracts.may(role, 'jobs.read')) : withoutIt,
  );
});

test.each([
  ['in `Allowed`', 'const Page = () => <Allowed to="jobs.write"><Save /></Allowed>;'],
  ['among several', 'const Page = () => <Allowed to={["jobs.read", "jobs.write"]}><Save /></Allowed>;'],
  [
    'behind a condition',
    'const Page = () => { const mayWrite = may("jobs.write"); return mayWrite && <Save />; };',
  ],
  ['after a return', 'function Page() { if (!may("jobs.write")) return null; return <Save />; }'],
  [
    'as a screen',
    'const Page = [{ path: "/jobs", kind: "workspace", permission: "jobs.write", Screen: Save }];',
  ],
  [
    'in an inner function that is handed out',
    'function Page() { return may("jobs.write") ? { save } : null; function save() { api.call(updateJob); } }',
  ],
])('a permission checked %s is not reported', (_, text) => {
  expect(comeToIt(text)).toEqual([]);
});
