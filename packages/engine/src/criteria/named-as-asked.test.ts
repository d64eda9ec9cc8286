import { expect, test } from 'vitest';
import { readJobDescription } from '../job/read-job-description.ts';
import { match } from '../match.ts';
import { readResume } from '../resume/read-resume.ts';
import { documentFromText } from '../text-document.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';

function statusOf(asked: string, line: string) {
  const job = readJobDescription(`Requirements:\n- ${asked}\n- Sourdough`, { vocabulary });
  const text = `Robin Vale\nrobin.vale@example.com\n\nExperience\nBaker, Lumen Works, Jan 2019 - Present\n- Baked the bread of the quay.\n\n${line}`;
  const resume = readResume(documentFromText(text), { vocabulary, today });
  return match(resume, job, { vocabulary, today }).findings.find(
    ({ requirement }) => requirement.text === asked,
  )?.status;
}

test.each([
  ['Excel', 'Excel (advanced), ledgers of flour', 'met'],
  ['Excel', 'Excel: good', 'met'],
  ['Outlook', 'Outlook calendars on three continents', 'met'],
  ['Outlook', 'A bright outlook on life', 'partly'],
  ['Excel', 'Excel at baking, excel in life', 'partly'],
])('%s, whose name is a word as well, in %j: %s', (asked, line, status) => {
  expect(statusOf(asked, line)).toBe(status);
});

test('a name of somebody is no tool', () => {
  expect(statusOf('Outlook', 'Referee: Outlook Marlow, Outlook Bakery')).not.toBe('met');
});
