import { expect, test } from 'vitest';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import { readAdvertHeader } from './advert-header.ts';

const vocabulary = loadVocabulary();
const header = (text: string) => {
  const { company, place } = readAdvertHeader(text, { vocabulary });
  return [company, place];
};
const rest = '\n\nRequirements\n- Bakes rye bread by night.\n- QuickBooks';

test.each([
  ['Sales Manager\nHERONS | Austin, TX | Full-time', 'HERONS', 'Austin, TX'],
  ['Heron Foods · Sales Manager · Cleveland, Ohio', 'Heron Foods', 'Cleveland, Ohio'],
  ['Accountant – Heron Foods – Denver, CO', 'Heron Foods', 'Denver, CO'],
  [
    'Accountant\nCompany: Heron & Tern Ltd\nLocation: Lima, Peru (hybrid)',
    'Heron & Tern Ltd',
    'Lima, Peru (hybrid)',
  ],
  ['Accountant\nLocation\nLima', null, null],
  ['Accountant\nLocation:\nLima', null, 'Lima'],
  ['Buchhalter (m/w/d)\nUnternehmen: Reiher Backwaren GmbH\nStandort: Kiel', 'Reiher Backwaren GmbH', 'Kiel'],
  ['Comptable\nEntreprise : Héron\nLieu : Lyon', 'Héron', 'Lyon'],
  ['محاسب\nالشركة: مخابز البلشون\nالموقع: عمّان', 'مخابز البلشون', 'عمّان'],
  ['Cook\nI.N. Herons Bros. Inc. | Indiana, PA | Other', 'I.N. Herons Bros. Inc.', 'Indiana, PA'],
  ['Cook\nThe Herons - East | Austin, TX | Full-time\nLocation: Remote', 'The Herons - East', 'Austin, TX'],
  ['Cook\nYour Bread | Quay and Marsh Metroplex | Full-time', 'Your Bread', 'Quay and Marsh Metroplex'],
  [
    'Cook – Part Time – Quayside\nHeron Day School | Quay Metropolitan Area | Part-time',
    'Heron Day School',
    'Quay Metropolitan Area',
  ],
  ['Reiher Backwaren · Berlin · Vollzeit', 'Reiher Backwaren', 'Berlin'],
  ['Head Cook at Heron Foods', 'Heron Foods', null],
  ['Head Cook\nHeron Foods LLC\nAustin, TX', 'Heron Foods LLC', 'Austin, TX'],
  ['Head Cook\nHeron Foods is looking for a cook.', 'Heron Foods', null],
  ['Head Cook\n\nAbout Heron Foods\nWe bake.', 'Heron Foods', null],
] as const)('the head of %j says who and where', (text, company, place) => {
  expect(header(text + rest)).toEqual([company, place]);
});

test.each([
  'Accountant',
  'Senior Engineer – Platform Team',
  'Night Nurse | Full-time',
  'Sales Manager - Retail - Remote',
  'About us\nWe bake bread.',
  'About the role\nYou bake bread.',
  'Company\nWe are a bakery by the quay and bake for twelve towns.',
  'Our client is looking for a cook.',
  'Accounting, Finance and Sales: three teams',
  'Cook wanted at once',
  'Company: Confidential',
  'Lantern keeper | Bread | Cakes | Full-time',
  'Cook – Part Time – Quayside',
  'About the company\nWe bake bread.',
  '',
])('nothing is read as company or place from %j', (text) => {
  expect(header(text === '' ? '' : text + rest)).toEqual([null, null]);
});
