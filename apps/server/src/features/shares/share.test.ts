import { randomUUID } from 'node:crypto';
import {
  changeAnalyses,
  commentOnShare,
  correctFacts,
  createShare,
  deleteAnalysis,
  exportAnalyses,
  exportChosen,
  getAnalysis,
  getShare,
  listAnalyses,
  listShares,
  openShare,
  revokeShare,
  suspendUser,
  updateAnalysis,
  uploadProfileImage,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userRequester } from '../../engine-tasks/requester.ts';
import { type SignedUp, signUp, signUpOperator } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { newJob, resumeText, send, start } from '../../testing/work.ts';
import { createExportService } from './export/export-service.ts';
import { createFindPersonal } from './find-personal.ts';
import { findShare } from './share-repository.ts';
import { describeSharedList } from './shared-list.ts';

let server: TestServer;
let time = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

/** An anonymous list must not contain any of this. */
const personal = [
  'Zoltan',
  'Quibblethorn',
  'zoltan.quibblethorn',
  '@example.org',
  'Port College',
  'secret note',
  '=HYPERLINK',
  'Mina Varga',
];

/** A user with an analysis of a person whose name is a spreadsheet formula. */
async function withAnalyses(): Promise<{ anna: SignedUp; ids: string[] }> {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const fileIds = [
    await send(anna, '=HYPERLINK(evil).txt', resumeText('Zoltan Quibblethorn')),
    await send(anna, 'bela.txt', resumeText('Bela Novák', 'SQL')),
  ];
  await start(anna, job.id, fileIds);
  await server.platform.queue.runTasks();
  const { data } = await anna.client.call(listAnalyses, { order: 'name', direction: 'desc' });
  const ids = data.analyses.map(({ id }) => id);
  const notes = 'secret note';
  await anna.client.call(updateAnalysis, {
    id: ids[0] ?? '',
    notes,
    decision: { value: 'no', reason: 'Zoltan is not free' },
    override: { score: 41, reason: 'Quibblethorn said so' },
  });
  const change = { addTags: ['Night shift', 'Friend of Zoltan'], assignee: 'Mina Varga' };
  await anna.client.call(changeAnalyses, { changeId: randomUUID(), ids: ids.slice(0, 1), ...change });
  return { anna, ids };
}

/** A user with an analysis of a person whose resume has hyperlinks. */
async function withLinks(): Promise<SignedUp> {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const resume = resumeText('Zoltan Quibblethorn')
    .replace(
      '\n',
      '\n<a href="https://quibble.example.org">zquib</a> <a href="mailto:zq@mail.example.com">Write</a>\n',
    )
    .replace('Built', '<a href="https://github.com/quibblethorn/boards">@quibbler</a> Built');
  await start(anna, job.id, [
    await send(anna, 'zoltan.html', `<!doctype html><html><body><pre>${resume}</pre></body></html>`),
  ]);
  await server.platform.queue.runTasks();
  return anna;
}

type Format = 'csv' | 'xlsx' | 'json' | 'json-resume' | 'pdf';

async function exported(
  { client }: SignedUp,
  format: Format,
  more: { anonymous?: 'yes' | 'no'; ids?: string } = {},
): Promise<Uint8Array> {
  const { blob } = await client.download(exportAnalyses, { format, ...more });
  return new Uint8Array(await blob.arrayBuffer());
}

/** All text of a spreadsheet, or the bytes of another file as text. */
async function textOf(person: SignedUp, format: Format, more: { anonymous?: 'yes' | 'no' } = {}) {
  const bytes = await exported(person, format, more);
  return format === 'xlsx'
    ? Object.values(unzipSync(bytes))
        .map((part) => strFromU8(part))
        .join('\n')
    : strFromU8(bytes);
}

test.each(['csv', 'json', 'json-resume'] as const)(
  'an anonymous export as %s has neither words that lead to somebody nor where they lead, an open one does',
  async (format) => {
    const anna = await withLinks();
    const covered = await textOf(anna, format);
    for (const word of ['zquib', 'quibbler', 'quibble.example', 'github.com/quibble', 'mail.example'])
      expect([word, covered.includes(word)]).toEqual([word, false]);
    const open = await textOf(anna, format, { anonymous: 'no' });
    expect(open).toMatch(/mail\.example\.com|quibble\.example\.org/);
  },
);

test.each(['csv', 'xlsx', 'json', 'json-resume'] as const)(
  'an anonymous export as %s holds nothing personal, an open one does, and neither what was noted',
  async (format) => {
    const { anna } = await withAnalyses();
    const covered = await textOf(anna, format);
    for (const word of personal) expect([word, covered.includes(word)]).toEqual([word, false]);
    expect(covered).toContain('Candidate ');
    const open = await textOf(anna, format, { anonymous: 'no' });
    expect(open).toContain('Quibblethorn');
    expect(open).not.toContain('secret note');
  },
);

test.each(['csv', 'xlsx', 'json'] as const)(
  'an export as %s holds the tags and the chosen reasons, and whose candidates they are only with names',
  async (format) => {
    const { anna, ids } = await withAnalyses();
    const decision = { value: 'no' as const, reasons: ['location' as const] };
    await anna.client.call(changeAnalyses, { changeId: randomUUID(), ids, decision });
    const reason = format === 'json' ? '"location"' : 'Location';
    const covered = await textOf(anna, format);
    const shown = ['Night shift', 'Mina Varga', 'Friend of Zoltan', reason];
    expect(shown.map((word) => covered.includes(word))).toEqual([true, false, false, false]);
    const open = await textOf(anna, format, { anonymous: 'no' });
    expect(shown.map((word) => open.includes(word))).toEqual([true, true, true, true]);
  },
);

test('CSV and Excel files have a row per candidate, a column per requirement, and no formulas', async () => {
  const { anna, ids } = await withAnalyses();
  const lines = (await textOf(anna, 'csv', { anonymous: 'no' })).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + ids.length);
  expect(lines[0]).toContain('SQL');
  for (const reason of ['Zoltan is not free', 'Quibblethorn said so']) expect(lines.join()).toContain(reason);
  expect(lines.join('\n')).toContain(",'=HYPERLINK(evil).txt,");
  const sheet = await textOf(anna, 'xlsx', { anonymous: 'no' });
  expect(sheet).toContain('=HYPERLINK(evil)');
  expect(sheet).not.toMatch(/<f[ >]/);
});

test('JSON contains the full result, and JSON Resume the extracted data of the person', async () => {
  const { anna, ids } = await withAnalyses();
  const { candidates } = JSON.parse(await textOf(anna, 'json', { anonymous: 'no' }));
  expect(candidates).toHaveLength(2);
  expect(candidates[0]).toMatchObject({
    score: expect.any(Number),
    inputs: { resultHash: expect.any(String) },
  });
  const one = strFromU8(await exported(anna, 'json-resume', { anonymous: 'no', ids: ids[0] ?? '' }));
  expect(JSON.parse(one)).toMatchObject({
    basics: {
      name: 'Zoltan Quibblethorn',
      email: 'zoltan.quibblethorn@example.org',
      label: 'Data analyst, Harbour Foods',
    },
    work: [{ name: 'Harbour Foods', position: 'Data analyst', startDate: '2018-01' }],
    languages: [
      { language: 'German', fluency: 'C1' },
      { language: 'English', fluency: 'C1' },
    ],
  });
});

test('a resume that came as JSON Resume leaves as it came, but for what was corrected and what is covered', async () => {
  const anna = await signUp(server);
  const original = JSON.stringify({
    basics: { name: 'Zoltan Quibblethorn', email: 'zoltan@example.org', 'x-pronoun': 'he', image: '' },
    work: [{ name: 'Harbour Foods', position: 'Data analyst', startDate: '2018-01', highlights: ['SQL'] }],
    education: [{ institution: 'Port College', studyType: 'BSc', area: 'Statistics', score: '1.0' }],
    'x-weight': 1.0,
    meta: { theme: 'plain' },
  }).replace('"x-weight":1', '"x-weight":1.000');
  await start(anna, (await newJob(anna)).id, [await send(anna, 'zoltan.json', original)]);
  await server.platform.queue.runTasks();
  const [id = ''] = (await anna.client.call(listAnalyses, {})).data.analyses.map((each) => each.id);
  expect(await textOf(anna, 'json-resume', { anonymous: 'no' })).toBe(original);

  await anna.client.call(correctFacts, { id, corrections: { name: 'Zoltan Quibble', languages: [] } });
  const corrected = JSON.parse(await textOf(anna, 'json-resume', { anonymous: 'no' }));
  const before = JSON.parse(original);
  expect(corrected).toEqual({
    ...before,
    basics: { ...before.basics, name: 'Zoltan Quibble' },
    languages: [],
  });

  const covered = await textOf(anna, 'json-resume');
  for (const word of [...personal, 'x-pronoun', 'theme'])
    expect([word, covered.includes(word)]).toEqual([word, false]);
});

test('the PDF report has readable text in many scripts', async () => {
  const { anna } = await withAnalyses();
  const readBack = async (anonymous: 'yes' | 'no') => {
    const bytes = await exported(anna, 'pdf', { anonymous });
    const outcome = await server.services.readers.read({ bytes }, userRequester(anna.organizationId));
    if (!outcome.ok) throw new Error(outcome.message);
    return outcome.document.text;
  };
  const open = await readBack('no');
  for (const word of ['Zoltan Quibblethorn', 'Bela Novák', 'Data analyst', 'SQL'])
    expect(open).toContain(word);
  expect(open).not.toContain('secret note');
  const remarks = ['Strengths', 'Must-haves', 'Other requirements'];
  const places = remarks.map((heading) => open.indexOf(heading));
  expect(Math.min(...places)).toBeGreaterThan(-1);
  expect(places).toEqual(places.toSorted((left, right) => left - right));
  const covered = await readBack('yes');
  for (const word of personal) expect([word, covered.includes(word)]).toEqual([word, false]);
});

test.each([
  ['de', 'Stärken', 'Kandidat', 'Bewerbung'],
  ['es', 'Puntos fuertes', 'Candidato', 'Candidatura'],
  ['fr', 'Points forts', 'Candidat', 'Candidature'],
  ['ar', 'مرشحان', 'المرشح', 'مرشح'],
] as const)('a report and a table in %s have no English words of ours', async (...words) => {
  const [language, heading, column, alias] = words;
  const { anna, ids } = await withAnalyses();
  const inLanguage = (format: 'pdf' | 'csv', anonymous: 'yes' | 'no' = 'no') =>
    anna.client.download(exportAnalyses, { format, anonymous, language });
  const bytes = new Uint8Array(await (await inLanguage('pdf')).blob.arrayBuffer());
  const outcome = await server.services.readers.read({ bytes }, userRequester(anna.organizationId));
  if (!outcome.ok) throw new Error(outcome.message);
  const report = outcome.document.text;
  expect(report).toContain(heading);
  for (const ours of [
    'Strengths',
    'must-haves',
    'Must-haves',
    'confidence',

    'Decision',
    'Used at work',
  ])
    expect(report, ours).not.toContain(ours);
  const table = await (await inLanguage('csv')).blob.text();
  expect(table.replace('\ufeff', '')).toMatch(new RegExp(`^"?${column}"?,`));
  expect(table).not.toMatch(/Not found|Partly met|Top matches/);
  const anonymous = await (await inLanguage('csv', 'yes')).blob.text();
  for (const id of ids) expect(anonymous).toContain(`${alias} ${id.slice(0, 4).toUpperCase()}`);
});

test('analyses that are named in the body are exported, and no others, however many they are', async () => {
  const { anna, ids } = await withAnalyses();
  const [first = ''] = ids;
  const named = { format: 'csv' as const, anonymous: 'no' as const, ids: [first] };
  const { blob } = await anna.client.download(exportChosen, named);
  const byAddress = await anna.client.download(exportAnalyses, { ...named, ids: first });
  expect(await blob.text()).toBe(await byAddress.blob.text());
  // Unknown ids fail, not the length of the list.
  const many = Array.from({ length: 1_000 }, () => randomUUID());
  await expect(anna.client.download(exportChosen, { ...named, ids: many })).rejects.toMatchObject({
    status: 404,
  });
});

test('an export takes only what is the caller’s, and says where there is nothing', async () => {
  const { ids } = await withAnalyses();
  const { anna: boris, ids: own } = await withAnalyses();
  for (const id of [ids[0], randomUUID()]) {
    const mixed = boris.client.download(exportAnalyses, { format: 'csv', ids: `${own[0]},${id}` });
    await expect(mixed).rejects.toMatchObject({ status: 404 });
    const chosen = boris.client.download(exportChosen, { format: 'csv', ids: [own[0] ?? '', id ?? ''] });
    await expect(chosen).rejects.toMatchObject({ status: 404 });
  }
  const noId = boris.client.download(exportAnalyses, { format: 'csv', ids: '-'.repeat(36) });
  await expect(noId).rejects.toMatchObject({ status: 422 });
  const shouted = boris.client.download(exportChosen, { format: 'csv', ids: [own[0]?.toUpperCase() ?? ''] });
  await expect(shouted).resolves.toBeDefined();
  const cleo = await signUp(server);
  await expect(cleo.client.download(exportAnalyses, { format: 'csv' })).rejects.toMatchObject({
    status: 422,
    message: 'There is nothing to export.',
  });
});

test('the record of each candidate says who exported it and in which list it was shared', async () => {
  const { anna, ids } = await withAnalyses();
  const [first = '', second = ''] = ids;
  await anna.client.download(exportChosen, { ids: [first], format: 'csv', anonymous: 'yes', language: 'de' });
  await anna.client.call(createShare, { title: 'For the board', analysisIds: [first, second] });
  const exportsOf = async (id: string) =>
    (await anna.client.call(getAnalysis, { id })).data.events.filter(({ kind }) => kind === 'export');
  const shared = { by: anna.userId, change: { code: 'shared', title: 'For the board' } };
  expect(await exportsOf(second)).toMatchObject([shared]);
  expect(await exportsOf(first)).toMatchObject([
    shared,
    { by: anna.userId, change: { code: 'exported', format: 'csv', anonymous: true } },
  ]);
});

test('what is deleted while an export is made is left out, unless it was asked for by its name', async () => {
  const { anna, ids } = await withAnalyses();
  const [first = '', second = ''] = ids;
  const { audit, contacts, ...services } = server.services;
  const { database } = server.platform.openDatabase;
  const exportWithout = async (gone: string, named?: { ids: string[] }) => {
    const { analyses } = services;
    const exports = createExportService({
      database,
      clock: { now: () => time },
      analyses: {
        ...analyses,
        async open(organizationId, id) {
          // The analyses are chosen; now one of them is deleted.
          if (id === gone) await analyses.remove(anna, { ids: [id] });
          return analyses.open(organizationId, id);
        },
      },
      resumes: server.services.resumes,
      contacts,
      findPersonal: createFindPersonal(server.services.readers),
      audit,
    });
    const { content } = await exports.export(
      { ...anna, onlyTeamsOf: null },
      {
        format: 'json',
        anonymous: false,
        language: 'en',
        ...named,
      },
    );
    return JSON.parse(strFromU8(content)).candidates;
  };
  expect(await exportWithout(first)).toMatchObject([{ id: second, name: 'Bela Novák' }]);
  await expect(exportWithout(second, { ids: [second] })).rejects.toMatchObject({ code: 'not-found' });
  await expect(exportWithout('')).rejects.toMatchObject({ code: 'invalid' });
});

test('an export fails on any error except a deletion', async () => {
  const { anna, ids } = await withAnalyses();
  const { database } = server.platform.openDatabase;
  // Still listed, but can't be opened.
  await database.execute(sql`delete from analysis_runs where analysis_id = ${ids[1] ?? ''}`);
  await expect(exported(anna, 'csv')).rejects.toMatchObject({ status: 404 });
});

test('a link shows the list to whoever has it, anonymous, and counts its views', async () => {
  const { anna, ids } = await withAnalyses();
  const { data: share } = await anna.client.call(createShare, { title: 'Shortlist', analysisIds: ids });
  expect(share.token).toMatch(/^[\w-]{43}$/);
  const { data: list } = await server.client.call(openShare, { token: share.token });
  expect(list).toMatchObject({ title: 'Shortlist', jobTitle: 'Data analyst', anonymous: true, comments: [] });
  expect(list.candidates).toHaveLength(2);
  expect(list.candidates[0]?.strengths).toContainEqual(
    expect.objectContaining({
      requirement: 'SQL',
      reason: expect.objectContaining({ code: 'skill-used' }),
    }),
  );
  for (const word of personal) expect([word, JSON.stringify(list).includes(word)]).toEqual([word, false]);
  for (const id of ids) expect(JSON.stringify(list)).not.toContain(id);
  await server.client.call(openShare, { token: share.token });
  expect((await anna.client.call(listShares)).data).toMatchObject([
    { id: share.id, views: 2, state: 'open' },
  ]);
  expect(JSON.stringify((await anna.client.call(listShares)).data)).not.toContain(share.token);
});

test('a list that is not anonymous shows names, and still no notes', async () => {
  const { anna, ids } = await withAnalyses();
  const { data: share } = await anna.client.call(createShare, {
    title: 'Open',
    analysisIds: ids,
    anonymous: false,
  });
  const { data: list } = await server.client.call(openShare, { token: share.token });
  expect(JSON.stringify(list)).toContain('Zoltan Quibblethorn');
  expect(JSON.stringify(list)).not.toContain('secret note');
});

test('the owner receives comments with their candidate', async () => {
  const { anna, ids } = await withAnalyses();
  const { data: share } = await anna.client.call(createShare, { title: 'Shortlist', analysisIds: ids });
  const comment = { token: share.token, position: 2, author: 'The chief', text: '<b>Call</b> her' };
  const { data: list } = await server.client.call(commentOnShare, comment);
  expect(list.comments).toMatchObject([{ position: 2, author: 'The chief', text: '<b>Call</b> her' }]);
  const { data: own } = await anna.client.call(getShare, { id: share.id });
  expect(own.comments).toMatchObject([{ analysisId: ids[1], author: 'The chief' }]);
  const elsewhere = server.client.call(commentOnShare, { ...comment, position: 9 });
  await expect(elsewhere).rejects.toMatchObject({ status: 404 });
  const { data: silent } = await anna.client.call(createShare, {
    title: 'Silent',
    analysisIds: ids,
    allowsComments: false,
  });
  const refused = server.client.call(commentOnShare, { ...comment, token: silent.token });
  await expect(refused).rejects.toMatchObject({ status: 403 });
});

test('unknown, revoked and expired links get the same response', async () => {
  const own = await startTestServer({ clock: { now: () => time } }, { limitFactor: 1000 });
  try {
    const anna = await signUp(own);
    const job = await newJob(anna);
    await start(anna, job.id, [await send(anna, 'a.txt', resumeText('Ada Thorne'))]);
    await own.platform.queue.runTasks();
    const analysisIds = (await anna.client.call(listAnalyses, {})).data.analyses.map(({ id }) => id);
    const make = async () =>
      (await anna.client.call(createShare, { title: 'List', analysisIds, days: 7 })).data;
    const [revoked, ended] = [await make(), await make()];
    expect((await anna.client.call(revokeShare, { id: revoked.id })).data.state).toBe('revoked');
    const failure = (token: string) =>
      own.client.call(openShare, { token }).then(
        () => 'it opened',
        ({ status, message }) => ({ status, message }),
      );
    expect(await failure(ended.token)).toBe('it opened');
    time = new Date('2026-11-28T10:00:00Z');
    const answers = [await failure('x'.repeat(43)), await failure(revoked.token), await failure(ended.token)];
    expect(answers).toEqual(
      Array(3).fill({ status: 404, message: 'There is no such list, or its link has ended.' }),
    );
  } finally {
    await own.stop();
  }
});

test('a deleted analysis leaves its lists, and nobody shares what is not theirs', async () => {
  const { anna, ids } = await withAnalyses();
  const { data: share } = await anna.client.call(createShare, { title: 'Shortlist', analysisIds: ids });
  await anna.client.call(deleteAnalysis, { id: ids[0] ?? '' });
  const { data: list } = await server.client.call(openShare, { token: share.token });
  expect(list.candidates.map(({ position }) => position)).toEqual([2]);
  const boris = await signUp(server);
  const stolen = boris.client.call(createShare, { title: 'Mine', analysisIds: [ids[1] ?? ''] });
  await expect(stolen).rejects.toMatchObject({ status: 404 });
});

test('skips an analysis deleted while its list is read, and reports other errors', async () => {
  const { anna, ids } = await withAnalyses();
  const [first = '', second = ''] = ids;
  const { data: made } = await anna.client.call(createShare, { title: 'Shortlist', analysisIds: ids });
  const { database } = server.platform.openDatabase;
  const share = await findShare(database, anna.organizationId, made.id);
  if (!share) throw new Error('There is no such list.');
  const { analyses } = server.services;
  const list = await describeSharedList(
    {
      database,
      analyses: {
        async open(organizationId, id) {
          // The entries are read; now the first analysis is deleted.
          if (id === first) await anna.client.call(deleteAnalysis, { id });
          return analyses.open(organizationId, id);
        },
      },
      findPersonal: createFindPersonal(server.services.readers),
    },
    share,
  );
  expect(list.candidates.map(({ position }) => position)).toEqual([2]);
  // Still on the list, but can't be opened: that isn't a deletion.
  await database.execute(sql`update analyses set run_number = run_number + 1 where id = ${second}`);
  const opened = server.client.call(openShare, { token: made.token });
  await expect(opened).rejects.toMatchObject({ status: 404 });
});

/** Responses to opening a link and to commenting. */
async function answersOf(token: string) {
  const comment = { token, position: null, author: 'The chief', text: 'Call her' };
  const calls = [server.client.call(openShare, { token }), server.client.call(commentOnShare, comment)];
  const settled = await Promise.allSettled(calls);
  return settled.map((one) =>
    one.status === 'fulfilled' ? 'opened' : { status: one.reason.status, message: one.reason.message },
  );
}

const noSuchList = { status: 404, message: 'There is no such list, or its link has ended.' };

/** A user's list with comments, and a picture. */
async function withPublicThings() {
  const { anna, ids } = await withAnalyses();
  const { data: share } = await anna.client.call(createShare, { title: 'Shortlist', analysisIds: ids });
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } });
  const file = new File([new Uint8Array(await picture.png().toBuffer())], 'a.png');
  const { profileImage } = (await anna.client.call(uploadProfileImage, { file })).data;
  const pictureStatus = async () => (await fetch(`${server.url}${profileImage}`)).status;
  return { anna, token: share.token, pictureStatus };
}

test('links and the picture of a suspended person answer as if there were none, and again when they are let in', async () => {
  const operator = await signUpOperator(server);
  const { anna, token, pictureStatus } = await withPublicThings();
  expect([...(await answersOf(token)), await pictureStatus()]).toEqual(['opened', 'opened', 200]);
  const act = { userId: anna.userId, reason: 'Asked for it' };
  await operator.client.call(suspendUser, { ...act, isSuspended: true });
  expect([...(await answersOf(token)), await pictureStatus()]).toEqual([noSuchList, noSuchList, 404]);
  await operator.client.call(suspendUser, { ...act, isSuspended: false });
  expect([...(await answersOf(token)), await pictureStatus()]).toEqual(['opened', 'opened', 200]);
});

test('links and the picture of somebody who is leaving answer as if there were none, before anything is removed', async () => {
  const { anna, token, pictureStatus } = await withPublicThings();
  const caller = await server.services.accounts.identifyCaller(anna.token);
  await server.services.accounts.deletion.request(caller);
  expect([...(await answersOf(token)), await pictureStatus()]).toEqual([noSuchList, noSuchList, 404]);
});

test('limits comments to five hundred per list under concurrent requests', async () => {
  const { anna, ids } = await withAnalyses();
  const { data: share } = await anna.client.call(createShare, { title: 'Shortlist', analysisIds: ids });
  const { database } = server.platform.openDatabase;
  await database.execute(sql`
    insert into share_comments (id, share_id, author, text, at)
    select gen_random_uuid(), ${share.id}::uuid, 'The chief', 'Comment ' || n, now() from generate_series(1, 490) as n`);
  const comment = { position: null, author: 'The chief', text: 'One more' };
  const { shares } = server.services;
  const settled = await Promise.allSettled(
    Array.from({ length: 20 }, () => shares.comment(share.token, comment)),
  );
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? one.reason.status : []));
  expect(refused).toEqual(Array(10).fill(409));
  expect((await anna.client.call(getShare, { id: share.id })).data.commentCount).toBe(500);
});
