import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const program = join(import.meta.dirname, '../bin/winnow.js');
const samples = join(import.meta.dirname, '../../../samples');
const job = join(samples, 'job-description.txt');

type Outcome = { readonly status: number; readonly stdout: string; readonly stderr: string };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-cli-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command as a separate process, with an empty home folder. */
async function winnow(...args: string[]): Promise<Outcome> {
  const run = promisify(execFile);
  const options = { env: { PATH: process.env['PATH'] ?? '', HOME: folder }, maxBuffer: 50_000_000 };
  return run(process.execPath, [program, ...args], options).then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      status: error.code,
      stdout: error.stdout,
      stderr: error.stderr,
    }),
  );
}

function lines(stdout: string): Record<string, unknown>[] {
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

async function write(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('winnow', () => {
  test('counts the must-haves that are met, not those met in part, as the product does', async () => {
    const resume = join(samples, 'resumes/adaeze-okonkwo.pdf');
    const [table, json] = await Promise.all([
      winnow('rank', '--job', job, resume),
      winnow('rank', '--job', job, '--json', resume),
    ]);
    const { candidates } = JSON.parse(json.stdout) as {
      candidates: { analysis: { findings: { status: string; requirement: { must: boolean } }[] } }[];
    };
    const musts = candidates[0]?.analysis.findings.filter(({ requirement }) => requirement.must) ?? [];
    const met = musts.filter(({ status }) => status === 'met');
    expect(musts.some(({ status }) => status === 'partly')).toBe(true);
    expect(table.stdout).toContain(`${met.length} of ${musts.length}`);
  });

  test('says how it is used, and ends with 2 where it is used wrongly', async () => {
    expect(await winnow('--help')).toMatchObject({ status: 0, stderr: '' });
    expect(await winnow()).toMatchObject({ status: 2 });
    for (const wrong of [
      ['sort'],
      ['rank', samples],
      ['rank', '--job', job],
      ['rank', '--job', job, '--top', 'x', samples],
      ['rank', '--job', job, join(folder, 'nothing-here.pdf')],
      ['read', '--colour', job],
      ['read', job, '--today', 'yesterday'],
      ['read', job, '--today', '2026-02-30'],
      ['score', '--pairs', job],
      ['score', '--pairs', samples],
      ['score', '--pairs', join(folder, 'nothing-here.jsonl')],
      ['skills'],
      ['skills', samples],
    ]) {
      const { status, stderr } = await winnow(...wrong);
      expect({ wrong, status }).toEqual({ wrong, status: 2 });
      expect(stderr).toMatch(/^winnow: .+\n\nwinnow - ranks/);
      expect(stderr).not.toContain('    at ');
    }
  });

  test('names its version', async () => {
    expect((await winnow('--version')).stdout).toMatch(/^\S+\n$/);
  });

  test('on an older Node hands over to the one that is installed beside it, or says which is needed', async () => {
    const older =
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } })";
    const run = promisify(execFile);
    const args = ['--import', `data:text/javascript,${encodeURIComponent(older)}`, program, '--version'];
    const outcome = await run(process.execPath, args).catch((error: Outcome) => error);
    const isBundled = process.platform === 'linux';
    expect(outcome.stdout).toBe(isBundled ? (await winnow('--version')).stdout : '');
    expect(outcome.stderr).toMatch(isBundled ? /^$/ : /^winnow needs Node 22/);
  });

  test('ends quietly when its reader closes the pipe', async () => {
    const child = spawn(process.execPath, [program, 'read', join(samples, 'resumes'), '--jsonl']);
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += String(chunk);
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('winnow rank', () => {
  test('puts the resume that answers the job first and the unrelated last', async () => {
    const { status, stdout } = await winnow('rank', '--job', job, join(samples, 'resumes'), '--json');
    const ranking = JSON.parse(stdout) as {
      candidates: { file: string; place: number; analysis: { score: number } }[];
      judged: unknown;
    };
    expect(status).toBe(0);
    expect(ranking.judged).toEqual(ranking.candidates);
    expect(ranking.candidates[0]?.file).toContain('adaeze-okonkwo');
    const places = ranking.candidates.map(({ place }) => place);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const scoreOf = (name: string) =>
      ranking.candidates.find(({ file }) => file.includes(name))?.analysis.score ?? Number.NaN;
    expect(scoreOf('noa-ben-ami')).toBeLessThan(scoreOf('linh-tran'));
  });

  test('does not let the order of the files change anything', async () => {
    const names = ['adaeze-okonkwo.pdf', 'linh-tran.pdf', 'tomas-quispe.txt'].map((n) =>
      join(samples, 'resumes', n),
    );
    const [there, back] = await Promise.all([
      winnow('rank', '--job', job, ...names, '--json'),
      winnow('rank', '--job', job, ...names.toReversed(), '--json'),
    ]);
    expect(back.stdout).toBe(there.stdout);
  });

  test('lists what cannot be read with its reason, and scores the rest', async () => {
    const empty = await write('empty.pdf', '');
    const good = join(samples, 'resumes/tomas-quispe.txt');
    const { status, stdout } = await winnow('rank', '--job', job, empty, good);
    expect(status).toBe(0);
    expect(stdout).toContain('Tomás Quispe Herrera');
    expect(stdout).toMatch(/Could not be scored\n {2}\S+empty\.pdf: The selected file is empty\./);
    expect((await winnow('rank', '--job', job, empty)).status).toBe(1);
  });

  test('says that the job description cannot be read, and nothing else', async () => {
    const empty = await write('empty.pdf', '');
    const { status, stderr } = await winnow('rank', '--job', empty, join(samples, 'resumes'));
    expect(status).toBe(2);
    expect(stderr).toContain('empty.pdf cannot be read');
    expect(stderr).not.toContain('Error');
  });

  test('says of a job description that is none what it looks like, and asks for nothing', async () => {
    const recipe = await write(
      'recipe.txt',
      'Rye bread\n\nMix the flour and the salt in a large bowl and pour the warm water over it.\nKnead the dough for a quarter of an hour until it no longer sticks.\nCover the bowl with a cloth and leave it in a warm place for two hours.\nShape a loaf, cut its top three times and bake it for fifty minutes.',
    );
    const resume = join(samples, 'resumes/adaeze-okonkwo.pdf');
    const { status, stdout, stderr } = await winnow('rank', '--job', recipe, resume);
    expect(status).toBe(1);
    expect(stdout).toContain('Job description: 0 requirements');
    expect(stderr).toContain('does not look like a job description, so no requirements were read from it');
  });

  test('shows with --explain every requirement with the words that earned it', async () => {
    const good = join(samples, 'resumes/adaeze-okonkwo.pdf');
    const { stdout } = await winnow('rank', '--job', job, good, '--explain', '--top', '1');
    expect(stdout).toMatch(/● TypeScript \(must-have, weight [\d.]+\): met, \d+%\. .+\n +"/);
    expect(stdout).toMatch(
      /\d+ of 100, up to \d+ if the (?:\d+ requirements that the resume does not mention are|requirement that the resume does not mention is) met/,
    );
    expect(stdout).toMatch(/Overall fit\n[\s\S]+ Skill coverage: .+ \(weight [\d.]+\)/);
  });

  test('writes CSV, a row a resume', async () => {
    const good = join(samples, 'resumes/adaeze-okonkwo.pdf');
    const { stdout } = await winnow('rank', '--job', job, good, '--csv');
    const [header, row] = stdout.split('\r\n');
    expect(header).toBe(
      'place,file,name,score,potential_score,confidence,must_haves_not_met,must_haves_not_found,flags,reason',
    );
    expect(row).toMatch(/^1,\S+adaeze-okonkwo\.pdf,Adaeze Okonkwo,\d+,/);
  });
});

describe('winnow read', () => {
  test('prints a line a file, every fact with the place it stands at', async () => {
    const { stdout } = await winnow('read', join(samples, 'resumes/adaeze-okonkwo.pdf'), '--jsonl');
    const [document] = lines(stdout) as unknown as {
      status: string;
      text: string;
      profile: { name: { value: string; evidence: { start: number; end: number }[] } };
    }[];
    expect(document).toMatchObject({ status: 'read', reason: null });
    const [place] = document?.profile.name.evidence ?? [];
    expect(document?.text.slice(place?.start, place?.end)).toBe('Adaeze Okonkwo');
  });

  test('answers for what cannot be read too', async () => {
    const broken = await write('broken.pdf', '%PDF-1.7\n');
    const misnamed = await write('misnamed.docx', 'Baker in Malmo since 2019, bread and rolls');
    const { status, stdout } = await winnow('read', broken, misnamed, '--jsonl');
    expect(status).toBe(1);
    expect(lines(stdout)).toMatchObject([
      { file: broken, status: 'unreadable', reason: 'corrupt' },
      {
        file: misnamed,
        status: 'unreadable',
        reason: 'unsupported',
        message: expect.stringContaining('holds plain text'),
      },
    ]);
  });

  test('reads the files of a folder, all levels, hidden ones left out', async () => {
    await mkdir(join(folder, 'tree/inner'), { recursive: true });
    await write('tree/b.txt', 'Baker in Malmo since 2019, bread and rolls');
    await write('tree/inner/a.txt', 'Joiner in Turku since 2018, doors and stairs');
    await write('tree/.hidden', 'nobody');
    const { stdout } = await winnow('read', join(folder, 'tree'), '--jsonl');
    expect(lines(stdout).map(({ file }) => String(file).slice(folder.length))).toEqual([
      '/tree/b.txt',
      '/tree/inner/a.txt',
    ]);
  });

  test('reads what links in a folder point at, and passes over links to folders and to nothing', async () => {
    const baker = await write('linked-baker.txt', 'Baker in Malmo since 2019, bread and rolls');
    const links = join(folder, 'links');
    await mkdir(links);
    await symlink(baker, join(links, 'a.txt'));
    await symlink(links, join(links, 'itself'));
    await symlink(join(folder, 'gone.txt'), join(links, 'gone.txt'));
    const { stdout } = await winnow('read', links, '--jsonl');
    expect(lines(stdout)).toMatchObject([{ file: join(links, 'a.txt'), status: 'read' }]);
  });

  test('shows a name that would steer the terminal without what steers it', async () => {
    const steering = await write('\u001b[31mcv.txt', '');
    expect((await winnow('read', steering)).stdout).toContain('/?[31mcv.txt\n  could not be read');
  });
});

describe('winnow score', () => {
  test('answers in input order, a score of null for what cannot be scored', async () => {
    const resume = join(samples, 'resumes/linh-tran.pdf');
    const pairs = [
      { id: 'b', resume, job },
      { id: 'x', resume: join(folder, 'nowhere.pdf'), job },
      { id: 'a', resume, job },
    ];
    const path = await write('pairs.jsonl', pairs.map((pair) => JSON.stringify(pair)).join('\n'));
    const { status, stdout } = await winnow('score', '--pairs', path, '--jsonl');
    const answers = lines(stdout);
    expect(status).toBe(0);
    expect(answers.map(({ id }) => id)).toEqual(['b', 'x', 'a']);
    expect(answers[1]).toMatchObject({ score: null });
    expect({ ...answers[2], id: 'b' }).toEqual(answers[0]);
  });

  test('names the line that is no pair', async () => {
    const path = await write('bad-pairs.jsonl', '{"id":"a"}\n');
    expect(await winnow('score', '--pairs', path)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('line 1 of the pairs'),
    });
  });
});

test('winnow skills counts lines by line feeds alone and offsets in UTF-16 units', async () => {
  const path = await write(
    'skills.txt',
    'no skill here\u2028still the first line\r\n😀 Python and Kubernetes\n',
  );
  const [first, second] = lines((await winnow('skills', path, '--jsonl')).stdout) as unknown as {
    line: number;
    skills: { surface: string; start: number; end: number }[];
  }[];
  expect(first).toEqual({ line: 0, skills: [] });
  expect(second?.line).toBe(1);
  expect(second?.skills.map(({ surface, start, end }) => [surface, start, end])).toEqual([
    ['Python', 3, 9],
    ['Kubernetes', 14, 24],
  ]);
});
