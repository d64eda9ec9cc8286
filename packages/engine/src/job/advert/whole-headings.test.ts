import { describe, expect, test } from 'vitest';
import { sectionOfWhole } from './whole-headings.ts';

describe('a heading told as a sentence or a question', () => {
  test.each([
    'We’d love to hear from you if you have:',
    'We think you’d be a great fit if you',
    'What you should bring with you',
    'What do we ask?',
    'Who are we looking for?',
    'That’s you',
    'Is this you?',
    'What makes you the right fit',
    'To be successful in this role you will have',
    'The successful candidate will have',
    'Non-negotiables',
    'LICENSURE/CERTIFICATION',
    'Your toolbox:',
    'LANGUAGE SKILLS',
    'Computer skills:',
    'Dealbreakers',
    'Must-haves (please read)',
    'Looking for somebody who has',
  ])('asks for what must be there: %s', (line) => {
    expect(sectionOfWhole(line, false)).toBe('must');
  });
  test.each([
    'It’s a bonus if you have',
    'What will make you stand out',
    'What sets you apart',
    'Stand-out qualities',
    'You might also have',
    'Ideally, you’d also have',
    'Extra points for',
    'Also great',
    'HIGHLY DESIRED',
    'Needs (not a must)',
    'It would be lovely if you also brought',
  ])('asks for what would be nice: %s', (line) => {
    expect(sectionOfWhole(line, false)).toBe('nice');
  });
  test.each([
    'What will you do?',
    'How you’ll make an impact',
    'Your mission',
    'Purpose of the job',
    'As a baker of rye bread you will',
    'What the role involves',
    'Key responsibilities will include but are not limited to:',
  ])('tells what is done: %s', (line) => {
    expect(sectionOfWhole(line, false)).toBe('duties');
  });
  test.each([
    'What do we offer?',
    'What you’ll love about us',
    'Our interview process',
    'Interested?',
    'Have we sparked your interest?',
    'Further details / informal visits contact',
    'Diversity, equity and inclusion',
    'Working for our organisation',
    'Life at Heron Bakers',
    'Nationality requirements',
    'Behaviours',
  ])('is of what asks for nothing: %s', (line) => {
    expect(sectionOfWhole(line, false)).toBe('left-out');
  });
  test.each([
    'Interested in bread and in boats',
    'Your mission is to bake for seven islands',
    'Computer skills',
    'What you should bring with you on a boat to the islands',
    'Life at sea is told in seven books about bread and about lanterns',
  ])('is not what only begins so: %s', (line) => {
    expect(sectionOfWhole(line, false)).toBeNull();
  });
});

test('what awaits somebody is work before anything is asked and a gift after it', () => {
  expect(sectionOfWhole('What awaits you', false)).toBe('duties');
  expect(sectionOfWhole('What awaits you', true)).toBe('left-out');
});

test('the form of a page ends the advert, and stands above it as a button', () => {
  expect(sectionOfWhole('Apply for this job', false)).toBeNull();
  expect(sectionOfWhole('Apply for this job', true)).toBe('left-out');
});
