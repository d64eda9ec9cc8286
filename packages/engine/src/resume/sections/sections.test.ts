import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../text-document.ts';
import { readLines } from './lines.ts';
import { findSections } from './sections.ts';

const kindsOf = (text: string) =>
  findSections(readLines(documentFromText(text))).map((section) => section.kind);

describe('sections', () => {
  it.each([
    ['WORK EXPERIENCE', 'experience'],
    ['Career Experience/Job History', 'experience'],
    ['Professional Work History:', 'experience'],
    ['2. Employment History', 'experience'],
    ['E X P E R I E N C E', 'experience'],
    ['Berufserfahrung', 'experience'],
    ['Expérience professionnelle', 'experience'],
    ['Experiencia laboral', 'experience'],
    ['Esperienze professionali', 'experience'],
    ['Experiência profissional', 'experience'],
    ['Werkervaring', 'experience'],
    ['Experiență profesională', 'experience'],
    ['Doświadczenie zawodowe', 'experience'],
    ['Educational Qualifications', 'education'],
    ['Education and Training', 'education'],
    ['Ausbildung', 'education'],
    ['Studii', 'education'],
    ['Technical Skills', 'skills'],
    ['Kenntnisse', 'skills'],
    ['Licenses & Certifications', 'certifications'],
    ['Languages', 'languages'],
    ['Sprachkenntnisse', 'languages'],
    ['Limbi străine', 'languages'],
    ['Professional Summary', 'summary'],
    ['Hobbies and Interests', 'interests'],
    ['Awards and Honours', 'awards'],
  ])('knows the heading %s', (heading, kind) => {
    expect(kindsOf(`Someone\n${heading}\nsomething`)).toEqual(['top', kind]);
  });

  it.each([
    'I have experience in sales and logistics.',
    'Managed education projects',
    'Work with people, every day',
  ])('takes no sentence for a heading: %s', (line) => {
    expect(kindsOf(`Someone\n${line}\nsomething`)).toEqual(['top']);
  });

  it('lets a heading within a position divide nothing', () => {
    expect(
      kindsOf('Experience\nTester, Acme Ltd\nResponsibilities:\n- Tested\nKey Achievements\n- Won'),
    ).toEqual(['experience']);
  });

  it('gives a heading with its content on the same line that line alone', () => {
    const sections = findSections(
      readLines(documentFromText('Experience\nTester at Acme\nLanguages: English\nBaker at Bread')),
    );
    expect(sections.map(({ kind, lines }) => [kind, lines.map((line) => line.text)])).toEqual([
      ['experience', ['Tester at Acme']],
      ['languages', ['English']],
      ['experience', ['Baker at Bread']],
    ]);
  });
});
