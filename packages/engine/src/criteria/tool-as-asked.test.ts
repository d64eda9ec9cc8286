import { documentFromText } from '@winnow/document-model';
import { describe, expect, test } from 'vitest';
import { readJobDescription } from '../job/read-job-description.ts';
import { match } from '../match.ts';
import { correctResume } from '../resume/corrections/correct-resume.ts';
import { readResume } from '../resume/read-resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';

const resume = (work: string, skills: string) => `Robin Vale
robin.vale@example.com

Experience
Night nurse, Lumen Hospital, Jan 2019 - Present
- ${work}

Skills
${skills}`;

function judge(tool: string, work: string, skills = 'Kindness') {
  const job = readJobDescription(`Requirements:\n- ${tool}`, { vocabulary });
  const document = documentFromText(resume(work, skills));
  const [finding] = match(readResume(document, { vocabulary, today }), job, { vocabulary, today }).findings;
  if (!finding) throw new Error(`nothing is asked by: ${tool}`);
  return finding;
}

describe('a tool whose name is an ordinary word', () => {
  test.each([
    ['Epic', 'Charge relief on weekends. Epic superuser of the ward'],
    ['Excel', 'Excel: rosters of four wards, lookups'],
    ['Outlook', 'Outlook calendars of three doctors'],
  ])('%s is met where the resume writes it so: %s', (tool, work) => {
    const { status, evidence, reason } = judge(tool, work);
    expect(status).toBe('met');
    expect(reason.code).toBe('skill-listed');
    expect(evidence.map(({ quote }) => quote)).toContain(tool);
  });

  test.each([
    ['Excel', 'Excel at calming families'],
    ['Epic', 'An epic winter with two wards closed'],
    ['Outlook', 'A cheerful outlook on long nights'],
    ['Outlook', 'Covered for Outlook Marlow of Harbor Outlook'],
  ])('%s is not met by the word alone: %s', (tool, work) => {
    expect(judge(tool, work).status).not.toBe('met');
  });

  test('is listed where a list names it', () => {
    expect(judge('Excel', 'Watered the plants', 'Excel (advanced), cheerfulness')).toMatchObject({
      status: 'met',
      reason: { code: 'skill-listed' },
    });
  });
});

test('a tool that a person took out by hand is not found again', () => {
  const job = readJobDescription('Requirements:\n- TypeScript', { vocabulary });
  const read = readResume(documentFromText(resume('Ward systems in TypeScript', 'TypeScript, Docker')), {
    vocabulary,
    today,
  });
  const statusOf = (skills: readonly string[]) => {
    const corrected = correctResume(read, { skills }, { vocabulary, today });
    return match(corrected, job, { vocabulary, today }).findings[0]?.status;
  };
  expect(statusOf(['TypeScript', 'Docker'])).toBe('met');
  expect(statusOf(['Docker'])).not.toBe('met');
});

test('a tool that nobody knows is met in its own spelling only', () => {
  expect(judge('PostgreSQL or Ternbase', 'Tuned Ternbase for the wards').status).toBe('met');
  expect(judge('PostgreSQL or Ternbase', 'Tuned Ternbases for the wards').status).not.toBe('met');
});
