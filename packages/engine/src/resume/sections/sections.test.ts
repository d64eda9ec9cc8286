import { documentFromText } from '@winnow/document-model';
import { describe, expect, it } from 'vitest';
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
    ['CLINICAL EXPERIENCE', 'experience'],
    ['NURSING INTERNSHIPS', 'experience'],
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
    ['Education and Certifications', 'education'],
    ['Licenses and Education', 'education'],
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
    ['Berufliche Tätigkeiten', 'experience'],
    ['PC-Kenntnisse und Fähigkeiten', 'skills'],
    ['Aus- und Weiterbildung', 'education'],
    ['Compétences professionnelles et qualités', 'skills'],
    ['Études et diplômes', 'education'],
    ['Trayectoria laboral', 'experience'],
    ['Educación y formación', 'education'],
    ['Capacità e competenze relazionali', 'skills'],
    ['Esperienze di volontariato', 'volunteering'],
    ['Experiências profissionais', 'experience'],
    ['Cursos e certificados', 'certifications'],
    ['Overige werkervaring', 'experience'],
    ['Kennis en vaardigheden', 'skills'],
    ['Educație și formare profesională', 'education'],
    ['Cursuri absolvite', 'certifications'],
    ['Wykształcenie i kursy', 'education'],
    ['Kluczowe umiejętności', 'skills'],
  ])('recognizes the heading %s', (heading, kind) => {
    expect(kindsOf(`Someone\n${heading}\nsomething`)).toEqual(['top', kind]);
  });

  it.each([
    'I have experience in sales and logistics.',
    'Managed education projects',
    'Work with people, every day',
    'Formación profesional',
    'Studia podyplomowe',
    'Ausbildung zum Koch',
    'Praca w zespole sprzedaży',
  ])('does not take a sentence for a heading: %s', (line) => {
    expect(kindsOf(`Someone\n${line}\nsomething`)).toEqual(['top']);
  });

  it('distinguishes a lone heading from the end of a wrapped sentence by the room on the line before', () => {
    const longest =
      'Planned the routes of forty lorries, spoke to carriers and followed each of the deliveries';
    const shorter = 'Received goods, picked them and shipped them, with a forklift';
    expect(kindsOf(`Someone\n${longest}\n${shorter}\nEducation\nSomething`)).toEqual(['top', 'education']);
    expect(kindsOf(`Someone\n${shorter}\n${longest}\nEducation\nSomething`)).toEqual(['top']);
  });

  it('is not divided by a heading within a position', () => {
    expect(
      kindsOf('Experience\nTester, Acme Ltd\nResponsibilities:\n- Tested\nKey Achievements\n- Won'),
    ).toEqual(['experience']);
  });

  it('applies a heading with its content on the same line only to that line', () => {
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
