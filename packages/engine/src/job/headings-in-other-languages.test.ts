import { expect, test } from 'vitest';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { readJobDescription } from './read-job-description.ts';

const vocabulary = loadVocabulary();

const asked = (text: string): readonly string[] =>
  readJobDescription(text, { vocabulary })
    .requirements.filter(({ overall }) => !overall)
    .map(({ text, must }) => (must ? `${text} (must)` : text));

test('an Arabic advert asks for the lines below its headings, in its own words', () => {
  const advert = [
    'ممرضة عناية مركزة',
    'مستشفى النورس - جدة',
    'الوصف الوظيفي',
    'تقديم الرعاية للمرضى في وحدة العناية المركزة.',
    'الشروط والمؤهلات:',
    '• بكالوريوس تمريض',
    '• خبرة سنتين في العناية المركزة',
    'يُفضّل',
    '• إجادة اللغة الفرنسية',
    'المزايا:',
    '• سكن',
    'للتقديم أرسل السيرة الذاتية',
  ].join('\n');
  expect(asked(advert)).toEqual([
    'بكالوريوس تمريض (must)',
    'خبرة سنتين في العناية المركزة (must)',
    'إجادة اللغة الفرنسية',
  ]);
});

test.each([
  [
    'Schön, aber kein Muss:',
    'Das bringen Sie mit',
    'Kenntnisse in QuickBooks',
    'Was Sie von uns bekommen',
    'Obst',
  ],
  ['Suma puntos:', '¿Qué necesitas?', 'Conocimientos de QuickBooks', '¿Qué ofrecemos?', 'Fruta'],
  ['Atouts :', 'Conditions requises', 'Connaissances en QuickBooks', 'Nous offrons', 'Fruits'],
])('what is optional and what is offered is told by its heading: %s', (nice, must, line, offer, gift) => {
  const advert = [must, `- ${line}`, '', nice, '- PostgreSQL', '- Docker', '', offer, `- ${gift}`].join('\n');
  const found = asked(advert);
  expect(found.some((text) => /QuickBooks.*\(must\)/.test(text))).toBe(true);
  expect(found).toContain('PostgreSQL');
  expect(found).toContain('Docker');
  expect(found.some((text) => text.includes(gift))).toBe(false);
});
