import { expect, test } from 'vitest';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import type { RequirementKind } from './job-description.ts';
import { kindOfWritten } from './written-kind.ts';
import { demandOf } from './written-requirement.ts';

const vocabulary = loadVocabulary();

test.each<[RequirementKind, string]>([
  ['skill', 'Xero or FreshBooks'],
  ['skill', 'xero / freshbooks'],
  ['skill', 'SAP, Oracle or NetSuite'],
  ['skill', 'Negotiation'],
  ['experience', '3 years of Python'],
  ['experience', '5+ years of experience'],
  ['education', "Bachelor's degree in accounting"],
  ['education', 'Degree in nursing or equivalent experience'],
  ['certification', 'BLS or ACLS'],
  ['certification', 'Driving licence'],
  ['language', 'Fluent German'],
  ['title', 'Head chef'],
  ['experience', '3 Jahre Berufserfahrung'],
  ['experience', '3 años de experiencia en ventas'],
  ['language', 'Sehr gute Deutschkenntnisse'],
  ['language', 'Anglais courant'],
  ['education', 'Abgeschlossenes Studium der Betriebswirtschaft'],
  ['education', 'Licence en informatique'],
  ['certification', 'Führerschein Klasse B'],
  ['certification', 'Carnet de conducir'],
  ['skill', 'Buchhaltung'],
  ['skill', 'Gestion de projet'],
  ['title', 'Küchenchef'],
  ['other', 'Reisebereitschaft'],
  ['other', 'Quechua'],
  ['other', 'Likes early mornings'],
  ['other', 'Travel up to 20%'],
  ['other', ''],
])('a line is %s: %s', (kind, text) => {
  expect(kindOfWritten(text, { vocabulary })).toBe(kind);
});

test('either of two tools meets a line that names both', () => {
  const text = 'QuickBooks or Xero';
  const demand = demandOf(kindOfWritten(text, { vocabulary }), text, { vocabulary });
  expect(demand).toMatchObject({
    kind: 'skill',
    skillIds: ['QuickBooks', 'Xero'].map((name) => vocabulary.normaliseSkill(name)),
  });
});
