import { documentFromText } from '@winnow/document-model';
import { describe, expect, test } from 'vitest';
import { readJobDescription } from '../job/read-job-description.ts';
import { match } from '../match.ts';
import { readResume } from '../resume/read-resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { waysOfProse } from './ways-of-prose.ts';

describe('the ways to meet a line of prose', () => {
  test.each([
    ['Granite or soapstone', ['Granite', 'soapstone']],
    ['Lunara / Kelvi', ['Lunara', 'Kelvi']],
    [
      'Experience in canals, locks or weirs',
      ['Experience in canals', 'Experience in locks', 'Experience in weirs'],
    ],
    ['Canal or river dredging', ['Canal dredging', 'river dredging']],
    ['Lunara or Kelvi 840 control', ['Lunara control', 'Kelvi 840 control']],
    ['A planning tool such as Lunara, Kelvi', ['Lunara', 'Kelvi']],
    ['A planning tool such as Lunara Desk', ['A planning tool Lunara Desk']],
    ['Modeling (Lunara, Kelvi)', ['Lunara', 'Kelvi']],
    ['Repairs locks and weirs without waking the keeper', ['Repairs locks and weirs']],
    ['Dredges two canals, but we teach you the third', ['Dredges two canals']],
  ])('%j: %j', (line, ways) => {
    expect(waysOfProse(line).slice(1)).toEqual(ways);
  });

  test.each([
    'Dredges canals and repairs locks',
    'Basic Lock Keeping (BLK) and Advanced Lock Keeping (ALK)',
    'Walks the towpath in the morning, checks every lock on the way down, or calls the keeper',
    'Locks and weirs that you have run in winter, which we check',
    'Works on the water, for example in the early hours of the day',
  ])('%j names no alternatives', (line) => {
    expect(waysOfProse(line)).toEqual([line]);
  });
});

const vocabulary = loadVocabulary();
const today = '2026-11-21';

test('one of the alternatives is enough', () => {
  const statusFor = (line: string) => {
    const advert = `Lock keeper\n\nRequirements:\n- Soapstone or travertine masonry\n- Sourdough baking`;
    const job = readJobDescription(advert, { vocabulary });
    const text = `Robin Vale\nrobin.vale@example.com\n\nExperience\nKeeper, Lumen Works, Jan 2019 - Present\n- ${line}`;
    const resume = readResume(documentFromText(text), { vocabulary, today });
    const { findings } = match(resume, job, { vocabulary, today });
    return findings.find(({ requirement }) => /travertine/.test(requirement.text))?.status;
  };
  expect(statusFor('Travertine masonry of the upper basin')).toBe('met');
  expect(statusFor('Soapstone masonry of the upper basin')).toBe('met');
  expect(statusFor('Baked the bread of the quay')).toBe('not-found');
});
