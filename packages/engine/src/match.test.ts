import { documentFromText } from '@winnow/document-model';
import { expect, test } from 'vitest';
import { readJobDescription } from './job/read-job-description.ts';
import { match, textsForSimilarity } from './match.ts';
import { readResume } from './resume/read-resume.ts';
import { loadVocabulary } from './vocabulary/load-vocabulary.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';

const advert = `Senior Backend Developer
Requirements:
- 5+ years of experience with Python
- PostgreSQL and Docker
- Bachelor's degree in Computer Science
Nice to have:
- Kubernetes
Benefits:
- Free fruit and a dental plan`;

const fitting = `Robin Vale
robin.vale@example.com

Experience
Senior Backend Developer, Lumen Works, Jan 2018 - Present
Build Python services on PostgreSQL, shipped with Docker.

Education
B.Sc. Computer Science, Harbour University, 2017`;

const other = `Sam Reed
sam.reed@example.com

Experience
Pastry Cook, Golden Oven, Jan 2018 - Present
Baked bread and cakes for three shops.`;

const judge = (text: string) =>
  match(
    readResume(documentFromText(text), { vocabulary, today }),
    readJobDescription(advert, { vocabulary }),
    {
      vocabulary,
      today,
    },
  );

test('a resume that meets the requirements scores far above one that does not', () => {
  expect(judge(fitting).score).toBeGreaterThan(50);
  expect(judge(other).score).toBeLessThan(15);
});

test('every quote is at its place verbatim', () => {
  const quotes = judge(fitting).findings.flatMap(({ evidence }) => evidence);
  expect(quotes.length).toBeGreaterThan(5);
  for (const { start, end, quote } of quotes) expect(fitting.slice(start, end)).toBe(quote);
});

test('a program is not a form of address', () => {
  const job = readJobDescription('Clerk\nRequirements:\n- Excel\n- SQL Server', { vocabulary });
  for (const skills of ['MS Excel, MS SQL Server', 'Ms Excel, Ms Sql Server', 'Excel, SQL Server']) {
    const resume = readResume(documentFromText(`${other}\n\nSkills\n${skills}`), { vocabulary, today });
    const { findings } = match(resume, job, { vocabulary, today });
    const missing = findings.filter(
      ({ requirement: { kind }, status }) => kind === 'skill' && status === 'not-found',
    );
    expect(missing, skills).toEqual([]);
  }
});

test('the traits in names of societies and teams do not change the score', () => {
  const memberOf = (society: string) => judge(`${other}\n\nMemberships\n${society}`).score;
  const neutral = memberOf('IEEE');
  for (const society of [
    'Society of Women Engineers',
    'National Guild of Black Software Developers',
    'Muslim Developers Association',
    'LGBTQ+ in Python',
  ]) {
    expect(memberOf(society), society).toBe(neutral);
  }
  expect(memberOf("Coach of the women's handball squad")).toBe(memberOf("Coach of the men's handball squad"));
});

test('the gate consists of must-haves that the resume shows to be unmet, never of unmentioned ones', () => {
  expect(judge(fitting).gate).toEqual({ passed: true, missing: [] });
  const silent = judge(other);
  expect(silent.gate).toEqual({ passed: true, missing: [] });
  expect(silent.findings.filter(({ requirement }) => requirement.must).map(({ status }) => status)).toContain(
    'not-found',
  );
  const { gate, findings } = judge(fitting.replace('Jan 2018 - Present', 'Jan 2026 - Present'));
  const missing = findings.filter(({ requirement }) => gate.missing.includes(requirement.id));
  expect(missing.map(({ requirement }) => requirement.text)).toEqual(['5+ years of experience with Python']);
  expect(missing.map(({ status }) => status)).toEqual(['not-met']);
});

test('an empty resume cannot be scored', () => {
  expect(judge('').score).toBeNull();
});

test('similarity in meaning gives part of the credit, and never meets a must-have alone', () => {
  const resume = readResume(documentFromText(other), { vocabulary, today });
  const job = readJobDescription(advert, { vocabulary });
  const texts = textsForSimilarity(resume, job, { vocabulary });
  const known = new Set([...texts.job, ...texts.resume]);
  const asked: string[] = [];
  const similarity = (left: string, right: string): number => {
    asked.push(left, right);
    return 0.9;
  };
  const plain = match(resume, job, { vocabulary, today });
  const near = match(resume, job, { vocabulary, today, similarity });
  expect(asked.filter((text) => !known.has(text))).toEqual([]);
  expect(near.score).toBeGreaterThan(plain.score ?? 0);
  expect(near.score).toBeLessThan(40);
  expect(near.gate).toEqual(plain.gate);
});

test('without word vectors only words count', () => {
  const resume = readResume(documentFromText(fitting), { vocabulary, today });
  const job = readJobDescription(advert, { vocabulary });
  const silent = match(resume, job, { vocabulary, today, similarity: () => null });
  expect(JSON.stringify(silent)).toBe(JSON.stringify(match(resume, job, { vocabulary, today })));
});

test('an analysis by words alone says so and has slightly less confidence', () => {
  const alone = judge(fitting);
  const resume = readResume(documentFromText(fitting), { vocabulary, today });
  const job = readJobDescription(advert, { vocabulary });
  const both = match(resume, job, { vocabulary, today, similarity: () => 0 });
  expect(alone.doubts.map(({ code }) => code)).toContain('words-only');
  expect(both.doubts.map(({ code }) => code)).not.toContain('words-only');
  expect(alone.confidence).toBeLessThan(both.confidence);
});

test('reading problems and a short resume lower the confidence', () => {
  const whole = Array.from(
    { length: 60 },
    (_, index) =>
      `- Built ${['billing', 'storage', 'search', 'reporting'][index % 4]} part ${index} and wrote ${'the manual of service number'.split(' ')[index % 5]} ${String.fromCharCode(97 + (index % 26)).repeat(5)}.`,
  ).join('\n');
  const long = judge(`${fitting}\n${whole}`);
  const short = judge(fitting);
  const smudged = judge(fitting.replace(/[eo]/g, 'r'));
  expect(short.doubts.map(({ code }) => code)).toContain('few-lines');
  expect(smudged.doubts.map(({ code }) => code)).toContain('unknown-words');
  expect(smudged.confidence).toBeLessThan(short.confidence);
  expect(long.confidence).toBeGreaterThan(short.confidence);
});
