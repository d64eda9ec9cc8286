import { expect, test } from 'vitest';
import type { Described } from './endpoint.ts';
import * as contracts from './index.ts';

const isDescribed = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const calls = Object.entries<unknown>(contracts).flatMap(([name, value]) =>
  isDescribed(value) ? [{ name, call: value, fields: Object.keys(value.input.shape) }] : [],
);

/** POST endpoints that only read or compute, and store nothing. */
const asking = new Set([
  ...['askWhatIf', 'countCoverage', 'explainPool', 'quoteBatch', 'readPoolQuery', 'searchPool'],
  ...['readJobText', 'readRequirement', 'uploadJobText', 'rewriteJobSection', 'suggestPeople'],
  ...['exportChosen', 'exportPool', 'replayAnalysis', 'previewCandidateTable'],
]);
/** Set a state: a repeated call changes nothing, is refused, or answers 404. */
const setting = new Set([
  ...['archiveJob', 'restoreJob', 'cancelBatch', 'rescoreBatch', 'changeImport', 'processFile'],
  ...['deleteAnalyses', 'deleteFiles', 'deleteTag', 'renameTag', 'labelSource', 'tagPeople'],
  ...['addToTalentList', 'removeFromTalentList', 'correctFacts', 'correctFact'],
  ...['keepPeopleApart', 'mergePeople', 'splitPerson', 'recordConsent'],
]);
/** Recognize a repeated call by the content, name or place of what was sent. */
const knownByContent = new Set([
  ...['uploadFile', 'announceImportItems', 'sendImportParcel', 'createPreset', 'sendScores'],
]);

test('a program can retry every call open to it without doing it twice', () => {
  const unsafe = calls.filter(({ call }) => call.scope !== null && call.method === 'POST');
  const without = unsafe.filter(
    ({ fields }) => !fields.includes('idempotencyKey') && !fields.includes('changeId'),
  );
  const explained = new Set([...asking, ...setting, ...knownByContent]);
  expect(without.map(({ name }) => name).filter((name) => !explained.has(name))).toEqual([]);
});

test('every call that holds or spends credits takes an idempotency key', () => {
  const spending = [
    ...['startBatch', 'startResumeAnalysis', 'analyze', 'retryItem', 'generateJobDescription'],
    ...['subscribe', 'topUp', 'addCredits', 'giveOrganizationCredits', 'createImport'],
  ];
  const keyed = calls.filter(({ fields }) => fields.includes('idempotencyKey')).map(({ name }) => name);
  expect(keyed).toEqual(expect.arrayContaining(spending));
});

test('a list that returns a cursor accepts it, and no other call does', () => {
  const wrong = calls.filter(({ call, fields }) => {
    if (!('output' in call)) return fields.includes('cursor');
    const document = JSON.stringify(contracts.openApiOf([call], { title: '', version: '', description: '' }));
    return document.includes('"nextCursor"') !== fields.includes('cursor');
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('an expensive call by programs has a limit below the default', () => {
  const expensive = calls.filter(({ call }) => call.scope === 'runs:write' && call.path.endsWith('/batches'));
  const starting = expensive.filter(({ call }) => call.method === 'POST');
  expect(starting.length).toBeGreaterThan(0);
  for (const { call } of starting) expect(call.limitPerMinute).toBeLessThan(contracts.limits.callsPerMinute);
});
