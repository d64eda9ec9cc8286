import { documentFromText } from '@winnow/document-model';
import { expect, test } from 'vitest';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import { readResume } from '../read-resume.ts';
import type { Fact, Resume } from '../resume.ts';

const vocabulary = loadVocabulary();

const linkedIn = 'https://www.linkedin.com/in/mira-osei/';
const work = `Experience
Joiner at Osprey Yards, Jan 2018 - Dec 2022
- Wrote the handbook of the yard
References
Ask Tom Reed`;

/** Reads a resume with linked words, each at its first occurrence. */
function read(text: string, targets: Readonly<Record<string, string>>): Resume {
  const links = Object.entries(targets)
    .map(([words, target]) => ({
      start: text.indexOf(words),
      end: text.indexOf(words) + words.length,
      target,
    }))
    .sort((a, b) => a.start - b.start);
  return readResume({ ...documentFromText(text), links }, { vocabulary, today: '2026-11-21' });
}

/** Each value with the text that it was read from. */
const found = ({ document }: Resume, facts: readonly Fact<string>[]) =>
  facts.map(({ value, evidence }) => [
    value,
    ...evidence.map(({ start, end }) => document.text.slice(start, end)),
  ]);

test("linked words at the top are the candidate's links and addresses", () => {
  const resume = read(`Mira Osei\nEmail me | LinkedIn | Portfolio\n\n${work}`, {
    'Email me': 'mailto:Mira.Osei@example.org',
    LinkedIn: linkedIn,
    Portfolio: 'https://osei.example.org/work.',
  });
  expect(found(resume, resume.emails)).toEqual([['mira.osei@example.org', 'Email me']]);
  expect(found(resume, resume.links)).toEqual([
    [linkedIn, 'LinkedIn'],
    ['https://osei.example.org/work', 'Portfolio'],
  ]);
});

test('printed text and linked words with the same target are one fact, as printed', () => {
  const resume = read(
    `Mira Osei\nlinkedin.com/in/mira-osei | mira@example.org\nFind me here or write\n\n${work}`,
    {
      'Find me here': linkedIn,
      write: 'mailto:mira@example.org',
    },
  );
  expect(found(resume, resume.links)).toEqual([
    ['linkedin.com/in/mira-osei', 'linkedin.com/in/mira-osei', 'Find me here'],
  ]);
  expect(found(resume, resume.emails)).toEqual([['mira@example.org', 'mira@example.org', 'write']]);
});

test('words that print an address or a number ignore their link', () => {
  const text = `Mira Osei\nmira@example.org | github.com/osei | +1 202-555-0143\n\n${work}`;
  const resume = read(text, {
    'mira@example.org': 'mailto:somebody.else@example.com',
    'github.com/osei': 'https://evil.example.com/',
    '+1 202-555-0143': 'https://call.example.com/',
  });
  expect(resume).toEqual({ ...read(text, {}), document: resume.document });
});

test('further down only profile pages and email addresses count, and those of referees do not', () => {
  const resume = read(`Mira Osei, Joiner\nLeeds\n\n${work}`, {
    'Osprey Yards': 'https://osprey.example.com',
    handbook: 'https://github.com/osei/handbook',
    Wrote: 'https://www.linkedin.com/company/osprey',
    Tom: 'mailto:tom.reed@example.com',
  });
  expect(found(resume, resume.links)).toEqual([['https://github.com/osei/handbook', 'handbook']]);
  expect(resume.emails).toEqual([]);
});

test("a site's home page, a linked sentence and an invalid address are ignored", () => {
  const sentence =
    'I build stairs and doors for houses by the sea and have done so for twenty years and more';
  const resume = read(`Mira Osei\nLinkedIn, write\n${sentence}\n\n${work}`, {
    LinkedIn: 'https://www.linkedin.com/',
    write: 'mailto:@',
    [sentence]: 'https://osei.example.org',
  });
  expect(resume.links).toEqual([]);
  expect(resume.emails).toEqual([]);
  expect(resume).not.toHaveProperty('wordsOfLinks');
});

test('links over a whole page are ignored', () => {
  const text = `Mira Osei\n${'A line of the page\n'.repeat(20)}\n${work}`;
  const links = [...text.matchAll(/A line of the page/g)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    target: 'https://osei.example.org',
  }));
  const resume = readResume({ ...documentFromText(text), links }, { vocabulary, today: '2026-11-21' });
  expect(resume.links).toEqual([]);
});
