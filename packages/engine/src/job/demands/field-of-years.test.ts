import { expect, test } from 'vitest';
import { fieldOfYears } from './field-of-years.ts';
import { readAllYears } from './years-demand.ts';

const fieldsOf = (line: string): readonly (string | null)[] =>
  readAllYears(line).map((span, at, all) => {
    const field = fieldOfYears(line, span, {
      from: all[at - 1]?.end ?? 0,
      next: all[at + 1]?.start ?? line.length,
    });
    return field && line.slice(field.start, field.end);
  });

test.each([
  ['At least 4 years in accounting', ['accounting']],
  ['5+ years of operations finance experience', ['operations finance']],
  ['5+ years as a staff accountant', ['staff accountant']],
  ['3 years of hands-on experience in lighthouse repair, preferably at night', ['lighthouse repair']],
  ['Minimum of two (2) years of progressively responsible work in bakery management', ['bakery management']],
  ['Bookkeeping experience (3 years)', ['Bookkeeping']],
  ['Experience with ferry timetables of at least 3 years', ['ferry timetables']],
  ['Baking: 3 years (Required)', ['Baking']],
  ['Baking - 3 years (Required)', ['Baking']],
  ['Rye bread and rolls, minimum 3 years', ['Rye bread and rolls']],
  ['Harbor pilot (2 years)', ['Harbor pilot']],
  ['You have worked in commercial baking for at least five years.', ['commercial baking']],
  ['Worked as a harbor pilot for two or more years', ['harbor pilot']],
  ['10 years of baking experience, with a focus on rye bread for 3 to 5 years', ['baking', 'rye bread']],
  ['Minimum 1 year experience required in ferry repair', ['ferry repair']],
  ['At least 3 years (5 preferred) in sail making', ['sail making']],
  ['1+ year(s) of rope making experience', ['rope making']],
  ['5 yrs exp in hull cleaning', ['hull cleaning']],
  ['3 years under your belt as a lamp trimmer', ['lamp trimmer']],
  ['At least 2 years of your experience must be in dock planning', ['dock planning']],
  ["You've spent 3+ years running ferry campaigns", ['running ferry campaigns']],
  ['10 years of experience in sales or retail is required', ['sales or retail']],
  ['5 years of baking, with at least 2 years of rye bread', ['baking', 'rye bread']],
  [
    '3 years of harbor experience, including at least one year of leadership experience',
    ['harbor', 'leadership'],
  ],
  ['Three years counseling experience, particularly with sailors', ['counseling']],
  ['4 years people leader experience and building tide tables', ['people leader']],
  [
    '3 years related experience in rope making, sail repair, hull cleaning, dock planning, tide reading, lamp trimming and the sale of nets',
    ['rope making, sail repair, hull cleaning, dock planning, tide reading'],
  ],
])('%s is of %j', (line, fields) => {
  expect(fieldsOf(line)).toEqual(fields);
});

test.each([
  'Minimum 3 years of experience',
  '5 or more years of relevant professional experience',
  'At least five years of experience and hold a forklift license',
  'A friendly crew seeks a cook with 3+ years of relevant experience.',
])('%s is of any work', (line) => {
  expect(fieldsOf(line)).toEqual([null]);
});
