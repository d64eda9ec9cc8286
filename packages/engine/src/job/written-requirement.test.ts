import { expect, test } from 'vitest';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import type { RequirementKind } from './job-description.ts';
import { demandOf, isVague } from './written-requirement.ts';

const vocabulary = loadVocabulary();
const skillId = (name: string) => vocabulary.normaliseSkill(name);

test.each<[RequirementKind, string, object]>([
  ['skill', 'Docker', { kind: 'skill', skillIds: [skillId('Docker')], minMonths: null }],
  ['skill', 'React or Vue.js', { kind: 'skill', skillIds: [skillId('React'), skillId('Vue.js')] }],
  ['skill', 'blorbing', { kind: 'other' }],
  ['experience', '5 years', { kind: 'experience', minMonths: 60, skillIds: [] }],
  ['experience', '3+ years with Java', { kind: 'experience', minMonths: 36, skillIds: [skillId('Java')] }],
  ['experience', 'a lot', { kind: 'other' }],
  ['title', 'Head chef', { kind: 'title', title: 'Head chef' }],
  [
    'education',
    "Bachelor's degree in biology",
    { kind: 'education', level: 'bachelor', fields: ['biology'] },
  ],
  ['education', 'Marine biology', { kind: 'education', level: null, fields: ['Marine biology'] }],
  [
    'education',
    'CPA or MBA',
    {
      kind: 'education',
      level: 'master',
      ways: [[{ kind: 'certification', name: 'CPA' }], [{ kind: 'education', level: 'master' }]],
    },
  ],
  ['certification', 'Boat licence', { kind: 'certification', name: 'Boat licence' }],
  ['language', 'Fluent German', { kind: 'language', name: 'German', level: 'C1' }],
  ['language', 'Quechua', { kind: 'language', name: 'Quechua', level: null }],
  ['location', 'Lima', { kind: 'location', place: 'Lima' }],
  [
    'experience',
    'Mindestens 5 Jahre Erfahrung im Vertrieb',
    { kind: 'experience', minMonths: 60, skillIds: [skillId('Sales')], field: 'Vertrieb' },
  ],
  [
    'education',
    'Licenciatura en contabilidad',
    { kind: 'education', level: 'bachelor', fields: ['accounting'] },
  ],
  ['language', 'Fließend Deutsch', { kind: 'language', name: 'German', level: 'C1' }],
  ['skill', 'Projektmanagement', { kind: 'skill', skillIds: [skillId('Project management')] }],
  ['title', 'Küchenchef', { kind: 'title', title: 'Küchenchef' }],
  ['other', 'Likes early mornings', { kind: 'other' }],
])('%s %j is understood', (kind, text, demand) => {
  expect(demandOf(kind, text, { vocabulary })).toMatchObject(demand);
});

test.each([
  ['skill', 'Team player', true],
  ['other', 'Attention to detail', true],
  ['other', 'Excellent communication skills and a positive attitude', true],
  ['skill', 'QuickBooks', false],
  ['other', 'Reads charts of the harbor', false],
  ['other', 'Teamwork and QuickBooks', false],
  ['experience', '3 years of experience', false],
] as const)(
  'a %s in words of nearly any work is vague, one that says more is not: %s',
  (kind, text, vague) => {
    expect(isVague(demandOf(kind, text, { vocabulary }), text, { vocabulary })).toBe(vague);
  },
);
