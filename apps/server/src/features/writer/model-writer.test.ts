import { jobBrief } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { readModelSections } from './model-writer.ts';

const brief = jobBrief.parse({ title: 'Cook', wishes: ['knows allergens', 'kitchen for 80 guests'] });
const answer = (duties: string, role = 'You cook with the seasons.') =>
  `## role\n${role}\n## duties\n${duties}\n## needs\n- Food safety\n## extras\n- Pastry`;

test('turns a well-formed response into sections under our headings', () => {
  const sections = readModelSections(answer('- Cook for 80 guests\n- Plan the menu'), brief);
  expect(sections).toEqual([
    { id: 'role', heading: 'About the role', paragraphs: ['You cook with the seasons.'], lines: [] },
    {
      id: 'duties',
      heading: 'What you will do',
      paragraphs: [],
      lines: ['Cook for 80 guests', 'Plan the menu'],
    },
    { id: 'needs', heading: 'What you need', paragraphs: [], lines: ['Food safety'] },
    { id: 'extras', heading: 'Nice to have', paragraphs: [], lines: ['Pastry'] },
  ]);
});

test.each([
  ['words before the first part', `Sure, here it is:\n${answer('- Cook\n- Plan')}`],
  ['too few duties', answer('- Cook')],
  ['a duty that is no line', answer('Cook\nPlan')],
  ['figures nobody named', answer('- Cook for 300 guests\n- Plan')],
  ['a link', answer('- Cook\n- Plan', 'See https://example.org for more.')],
  ['markup', answer('- Cook\n- <b>Plan</b>')],
  ['an email address', answer('- Cook\n- Write to chef@example.org')],
  ['a line without end', answer(`- Cook\n- ${'very '.repeat(100)}`)],
  ['nothing', ''],
])('an answer with %s is not shown', (_, text) => {
  expect(readModelSections(text, brief)).toBeNull();
});
