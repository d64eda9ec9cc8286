import { english, type Question, type Remark, say } from '@winnow/contracts';
import { documentFromText, loadVocabulary, match, readJobDescription, readResume } from '@winnow/engine';
import { expect, test } from 'vitest';
import { jobText, resumeText } from '../../../testing/work.ts';
import { remarksOn } from './remarks.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';
const job = readJobDescription(jobText, { vocabulary });

function remarksFor(text: string) {
  const resume = readResume(documentFromText(text), { vocabulary, today });
  return remarksOn(match(resume, job, { vocabulary, today }));
}
const textOf = (remark: Remark | { readonly question: Question }): string =>
  'question' in remark
    ? say(english.question, remark.question)
    : english.remark(remark.requirement, say(english.reason, remark.reason), remark.must);
const texts = (remarks: readonly Parameters<typeof textOf>[0][]) => remarks.map(textOf).join('\n');

test('met requirements are strengths, unmet or not found ones are gaps, must-haves first', () => {
  const { strengths, gaps } = remarksFor(resumeText('Ada Thorne'));
  expect(texts(strengths)).toContain('SQL: used');
  expect(texts(gaps)).toContain('Docker');
  const bare = remarksFor('Cleo Marsh\n\nExperience\nBaker, Corner Bakery, 2019-01 - present\nBaked bread.');
  expect(bare.gaps[0]?.must).toBe(true);
  expect(texts(bare.gaps)).toContain('A must-have.');
});

test('a must-have that is not found is asked about first, in words for its kind', () => {
  const { questions } = remarksFor(
    resumeText('Ada Thorne').replaceAll('SQL', 'stock').replace('German: C1', 'French: C1'),
  );
  expect(texts(questions)).toContain('What experience do you have with SQL?');
  expect(texts(questions)).toContain('How well do you speak and write German, and where do you use it?');
});

test('a skill that is only listed, or a degree in another field, is not a strength', () => {
  const asked = readJobDescription("Requirements\n- PostgreSQL\n- Bachelor's degree in Accounting", {
    vocabulary,
  });
  const text = `Ada Thorne\n\nExperience\nClerk, Quay Books, 2019-01 - present\nSold books.\n
Education\nBachelor of Arts in History, Harbour University, 2018\n\nSkills\nPostgreSQL, Excel, Word`;
  const resume = readResume(documentFromText(text), { vocabulary, today });
  const { findings } = match(resume, asked, { vocabulary, today });
  const own = findings.filter(({ requirement }) => ['skill', 'education'].includes(requirement.kind));
  expect(own.map(({ status }) => status)).toEqual(['met', 'partly']);
  expect(remarksOn(match(resume, asked, { vocabulary, today })).strengths).toEqual([]);
});

test('sentences of an advert are shown without their period', () => {
  const asked = readJobDescription(
    `${jobText}\n- Keep the harbour ledgers balanced through every closing week.`,
    { vocabulary },
  );
  const resume = readResume(documentFromText('Nobody Example\nBaker since 2015'), { vocabulary, today });
  const { gaps, questions } = remarksOn(match(resume, asked, { vocabulary, today }));
  expect(texts([...gaps, ...questions])).not.toMatch(/[.]:|[.]”/);
});

test('work that is only described is not a gap, and no question is asked about it', () => {
  const asked = readJobDescription(
    `${jobText}\n\nWhat you will do\n- Run the Kubernetes clusters of the harbour\n- Load ships with Terraform`,
    { vocabulary },
  );
  const described = asked.requirements.filter(({ overall, kind }) => overall && kind === 'skill');
  expect(described.map(({ text }) => text)).toContain('Terraform');
  const resume = readResume(documentFromText(resumeText('Ada Thorne')), { vocabulary, today });
  const { gaps, questions } = remarksOn(match(resume, asked, { vocabulary, today }));
  const told = [...gaps, ...questions].map(({ requirementId }) => requirementId);
  expect(told).not.toEqual([]);
  for (const { id } of described) expect(told).not.toContain(id);
});

test('an empty resume has no strengths, and no question about the whole advert', () => {
  const { strengths, questions } = remarksFor('Nobody');
  expect(strengths).toEqual([]);
  expect(texts(questions)).not.toContain('Breadth');
});

test('the number of remarks is limited to what a person reads before a call', () => {
  const long = readJobDescription(
    `${jobText}\n${['Java', 'Kotlin', 'Go', 'Rust', 'Scala', 'Perl', 'Ruby', 'PHP'].map((skill) => `- ${skill}`).join('\n')}`,
    { vocabulary },
  );
  const resume = readResume(documentFromText('Nobody Example\nBaker since 2015'), { vocabulary, today });
  const { gaps, questions } = remarksOn(match(resume, long, { vocabulary, today }));
  expect(gaps.length).toBeLessThanOrEqual(6);
  expect(questions.length).toBeLessThanOrEqual(6);
});
