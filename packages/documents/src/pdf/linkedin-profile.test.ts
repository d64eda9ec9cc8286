import { loadVocabulary, readResume } from '@winnow/engine';
import { expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { makeLinkedInProfile } from '../testing/make-linkedin-profile.ts';
import { makePdf } from '../testing/make-pdf.ts';

async function read(bytes: Uint8Array) {
  const outcome = await readDocument(bytes, 'Profile.pdf');
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.document;
}

test('a LinkedIn profile is read across its pages, and its sidebar last', async () => {
  const { text } = await read(await makeLinkedInProfile());
  const order = [
    'Imani Sato',
    'Experience',
    'Lumen Works',
    'Quillfield',
    'Education',
    'Contact',
    'Top Skills',
  ];
  const places = order.map((words) => text.indexOf(words));
  expect(Math.min(...places)).toBe(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text.indexOf('Certifications')).toBeGreaterThan(text.indexOf('Languages'));
});

test('a LinkedIn profile gives its facts', async () => {
  const document = await read(await makeLinkedInProfile());
  const resume = readResume(document, { vocabulary: loadVocabulary(), today: '2026-11-24' });
  expect(resume).toMatchObject({
    name: { value: 'Imani Sato' },
    emails: [{ value: 'imani.sato@example.com' }],
    phones: [{ value: '+447700900123' }],
    location: { value: 'Leeds, England, United Kingdom' },
    positions: [
      { title: 'Senior Data Engineer', organization: 'Harbour Foods', start: '2021-03', end: 'present' },
      { title: 'Data Engineer', organization: 'Harbour Foods', start: '2019-06', end: '2021-03' },
      { title: 'Data Analyst', organization: 'Lumen Works', start: '2017-09', end: '2019-05' },
      { title: 'Data Intern', organization: 'Quillfield Ltd', start: '2016-07', end: '2016-09' },
    ],
    education: [{ institution: 'Harbour University', level: 'bachelor', field: 'Computer Science' }],
    certifications: [
      { value: 'AWS Certified Data Engineer' },
      { value: 'Certified Kubernetes Administrator' },
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'German', level: 'B1' },
    ],
  });
  expect(resume.links.map(({ value }) => value)).toContain('https://www.linkedin.com/in/imani-sato-0000');
});

test('another resume with a sidebar and the same address is read page by page', async () => {
  const bytes = await makePdf((page) => {
    page.fontSize(10).text('www.linkedin.com/in/imani-sato-0000 (LinkedIn)', 22, 60, { width: 165 });
    page.fontSize(11).text('Imani Sato', 240, 60);
    page.text('Welder and diver in Leeds', 240, 80);
  });
  const { text } = await read(bytes);
  expect(text.indexOf('linkedin')).toBeLessThan(text.indexOf('Welder'));
});
