import { expect, test } from 'vitest';
import { fieldOfExperience } from './field-of-experience.ts';

const fieldIn = (line: string): string | null => {
  const field = fieldOfExperience(line);
  return field && line.slice(field.start, field.end);
};

test.each([
  ['Previous experience in the fishing industry', 'fishing'],
  ['Experience within a hospital setting is preferred', 'hospital'],
  ['You bring experience working in a commercial bakery environment', 'commercial bakery'],
  ['Experience as a harbor pilot is a plus', 'harbor pilot'],
  ['Prior restaurant experience preferred', 'restaurant'],
  ['Must have warehouse experience.', 'warehouse'],
  ['Call center experience', 'Call center'],
])('%s asks for work in %s', (line, field) => {
  expect(fieldIn(line)).toBe(field);
});

test.each([
  'Relevant work experience',
  'Experience in a fast-paced environment',
  'We create a great customer experience',
  'Experience with tide tables',
  'Experience in a similar environment',
  'Equivalent experience',
])('%s names no field of work', (line) => {
  expect(fieldIn(line)).toBeNull();
});
