import { expect, test } from 'vitest';
import { groupNames } from './group-names.ts';

const found = (text: string) => groupNames(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Member of the National Guild of Black Planners, 2019', 'National Guild of Black Planners'],
  ['Society of Hispanic Land Surveyors, treasurer', 'Society of Hispanic Land Surveyors'],
  ['Association for Women in Science', 'Association for Women in Science'],
  ['Speaker of the Muslim Student Association', 'Muslim Student Association'],
  ['Speaker at Women in Tech, 2021', 'Women in Tech'],
  ['LGBTQ+ in Robotics', 'LGBTQ+ in Robotics'],
  ["Coach of the women's handball squad", "women's"],
  ["Men's varsity swimming", "Men's"],
])('%s contains the name of a group', (text, name) => {
  expect(found(text)).toContain(name);
});

test.each([
  'Member of the Regional Society of Engineers',
  "Nurse for women's health and obstetrics",
  "Buyer of men's and women's shoes",
  'Christian Weber led the sales team',
  'Trained women in labour and their partners',
  'Black box tests of a network',
])('%s describes work or a person', (text) => {
  expect(found(text)).toEqual([]);
});
