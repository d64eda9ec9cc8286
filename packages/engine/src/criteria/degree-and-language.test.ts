import { documentFromText } from '@winnow/document-model';
import { describe, expect, test } from 'vitest';
import { readJobDescription } from '../job/read-job-description.ts';
import { match } from '../match.ts';
import { readResume } from '../resume/read-resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';

function judged(line: string, more: string) {
  const job = readJobDescription(`Requirements:\n- ${line}`, { vocabulary });
  const text = `Robin Vale\nrobin.vale@example.com\n\nExperience\nBaker, Lumen Works, Jan 2019 - Present\n- Baked the bread of the quay and swept the yard.\n\n${more}`;
  const resume = readResume(documentFromText(text), { vocabulary, today });
  return match(resume, job, { vocabulary, today }).findings.find(({ requirement }) => !requirement.overall);
}

describe('a degree', () => {
  test.each([
    ["Master's degree", 'MS in Instructional Design (in progress), Quay University', 'partly'],
    ["Master's degree", 'MS in Instructional Design, Quay University, expected May 2027', 'partly'],
    ["Bachelor's degree", 'current\nBachelor of Science : Botany, Quay University', 'partly'],
    ["Bachelor's degree", 'MS in Instructional Design (in progress), Quay University', 'met'],
    ["Bachelor's degree", '2016\nBachelor of Science : Botany, Quay University', 'met'],
    ['High school diploma', 'Botany and gardens, current, Quay University', 'met'],
    ['High school diploma', 'Quay High School High School Diploma, 2010', 'met'],
    ['High school diploma', 'Did not finish high school, GED class now', 'partly'],
    ["Bachelor's degree", 'Botany and gardens, current, Quay University', 'not-found'],
    [
      "Bachelor's degree in information technology",
      'BS Management Information Systems, Quay University, 2016',
      'met',
    ],
    ["Bachelor's degree in information technology", 'BS Botany, Quay University, 2016', 'partly'],
    ["Bachelor's degree in a quantitative field", 'BS Statistics, Quay University, 2016', 'met'],
    ["Bachelor's degree in a quantitative field", 'BA History, Quay University, 2016', 'partly'],
    [
      'Degree in mechanical engineering',
      'B.Eng. (Hons, level 8) Mechanical Engineering, Quay University',
      'met',
    ],
    ['BFA', 'BFA Communication Design, Quay Institute of Art, 2020', 'met'],
  ])('%s: "%s" shows it: %s', (line, entry, status) => {
    expect(judged(line, `Education\n${entry}`)?.status).toBe(status);
  });

  test.each(['Education and Certification', 'Certifications and Education', 'Education and Licenses'])(
    'is found under %s',
    (heading) => {
      expect(judged("Bachelor's degree", `${heading}\nB.A : Botany 1997 Quay University`)?.status).toBe(
        'met',
      );
    },
  );

  test('that experience may stand in for is not shown to be missing by a lower one', () => {
    const education = 'Education\nHigh School Diploma, Quay High School, 2010';
    expect(judged("Bachelor's degree in botany", education)?.status).toBe('not-met');
    expect(judged("Bachelor's degree in botany or equivalent experience", education)?.status).toBe(
      'not-found',
    );
  });

  test.each(['CPA/MBA preferred', 'MBA/CPA preferred', 'CPA or MBA preferred'])(
    'is one of the alternatives that a stroke joins: %s',
    (line) => {
      expect(
        judged(line, 'Education\nMaster of Business Administration, Quay University, 2016')?.status,
      ).toBe('met');
    },
  );

  test('that is still studied for says so', () => {
    const found = judged("Master's degree", 'Education\nMS in Botany (in progress), Quay University');
    expect(found?.reason.code).toBe('degree-in-progress');
  });

  test.each([
    ['Degree in medical laboratory technology', 'B.S. Medical Laboratory Science, Quay University, 2020'],
    ["Bachelor's degree in accounting", 'Bachelor of Science : Accounting Quay State University Accounting'],
  ])('is of the field that its words tell: %s, %s', (line, entry) => {
    expect(judged(line, `Education\n${entry}`)?.status).toBe('met');
  });

  test('of another field is only a degree', () => {
    expect(
      judged("Bachelor's degree in accounting", 'Education\nB.S. Botany, Quay University, 2020')?.status,
    ).toBe('partly');
  });
});

describe('a language', () => {
  test.each([
    ['Spanish required', 'Spanish (A2)', 'partly'],
    ['Spanish required', 'Spanish (basic)', 'partly'],
    ['Spanish required', 'Spanish (B1)', 'met'],
    ['Spanish required', 'Spanish', 'met'],
    ['Spanish C1 required', 'Spanish (B2)', 'partly'],
    ['Spanish C1 required', 'Spanish (B1)', 'not-met'],
  ])('%s: %s shows it: %s', (line, spoken, status) => {
    expect(judged(line, `Languages\n${spoken}`)?.status).toBe(status);
  });

  test.each([
    ['English (native), Tagalog', 'met'],
    ['English (native)', 'not-found'],
  ])('of any kind besides English: %s shows it: %s', (spoken, status) => {
    expect(judged('A second language required', `Languages\n${spoken}`)?.status).toBe(status);
  });

  test.each([
    ['English, Spanish', 'met'],
    ['Spanish', 'met'],
    ['French', 'not-found'],
  ])('beside that of the advert is one requirement: %s shows it: %s', (spoken, status) => {
    const found = judged('Bilingual in English and Spanish', `Languages\n${spoken}`);
    expect(found?.requirement.text).toBe('English and Spanish');
    expect(found?.status).toBe(status);
  });
});
