import { expect, test } from 'vitest';
import { skillInWords } from './skill-in-words.ts';

test.each([
  ['apis', 'API development', 'APIs'],
  ['lamp stack', 'LAMP', 'LAMP stack'],
  ['aws', 'Amazon Web Services', 'AWS'],
  ['ct scans', 'Computed tomography', 'CT scans'],
  ['crm systems', 'Customer relationship management', 'CRM systems'],
  ['cicd', 'CI/CD', 'CI/CD'],
  ['CICD', 'CI/CD', 'CI/CD'],
  ['TRACTOR TRAILER', 'Commercial driving', 'Tractor trailer'],
  ['SAP S/4HANA', 'SAP', 'SAP S/4HANA'],
  ['SAP CO', 'SAP FICO', 'SAP CO'],
  ['javascript', 'JavaScript', 'JavaScript'],
  ['javascript apps', 'JavaScript', 'JavaScript apps'],
])('%s is listed as %s spells it: %s', (written, name, listed) => {
  expect(skillInWords(written, name)).toBe(listed);
});

test('what the advert writes with capitals stays, and other words get one in front', () => {
  expect(skillInWords('Rest services', 'REST APIs')).toBe('Rest services');
  expect(skillInWords('relational databases', 'Relational databases')).toBe('Relational databases');
  expect(skillInWords('content systems', 'Content management')).toBe('Content systems');
});

test('a name that begins in small stays in small', () => {
  expect(skillInWords('ios', 'iOS')).toBe('iOS');
  expect(skillInWords('npm packages', 'npm')).toBe('npm packages');
});
