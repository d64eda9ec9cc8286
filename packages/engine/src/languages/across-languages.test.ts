import { documentFromText } from '@winnow/document-model';
import { expect, test } from 'vitest';
import { readJobDescription } from '../job/read-job-description.ts';
import { match } from '../match.ts';
import { readResume } from '../resume/read-resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';

const advert = `Contabil
Responsabilități:
- Înregistrarea facturilor și a extraselor bancare
- Întocmirea declarațiilor fiscale
Cerințe:
- Minimum 3 ani de experiență în contabilitate
- Studii superioare economice
- Limba engleză obligatorie
Constituie avantaj: cunoștințe de SAP
Beneficii: tichete de masă și asigurare medicală`;

const romanian = `Dorina Albescu
dorina.albescu@example.com
Experiență profesională
Contabilă, Alba Distrib SRL, martie 2018 – prezent
Înregistrez facturi, întocmesc declarații fiscale și balanța
Limbi străine
Engleză B2`;

const german = `Lebenslauf
Greta Holzapfel
greta.holzapfel@example.com
Berufserfahrung
seit 03/2018 Buchhalterin, Weserhandel GmbH
Verbuchung der Rechnungen und Steuererklärungen für die Firma
Sprachen
Englisch (fließend)`;

const cook = `Liviu Crăciunaș
liviu.craciunas@example.com
Experiență profesională
Bucătar, Hanul Vechi SRL, martie 2018 – prezent
Pregătesc mâncăruri calde și conduc bucătăria
Limbi străine
Engleză B2`;

const job = readJobDescription(advert, { vocabulary });
const judge = (text: string) =>
  match(readResume(documentFromText(text), { vocabulary, today }), job, { vocabulary, today });

test('reads the requirements of a Romanian advert, in its own words', () => {
  const asked = job.requirements.map(({ kind, text, must }) => ({ kind, text, must }));
  expect(job.title).toBe('Contabil');
  expect(asked).toContainEqual({
    kind: 'experience',
    text: '3 ani de experiență în contabilitate',
    must: true,
  });
  expect(asked).toContainEqual(expect.objectContaining({ kind: 'language', must: true }));
  expect(asked).toContainEqual(expect.objectContaining({ kind: 'education', must: true }));
  expect(asked).toContainEqual({ kind: 'skill', text: 'SAP', must: false });
  expect(asked.map(({ text }) => text).join('\n')).not.toMatch(/tichete|asigurare/);
});

test('ranks the resume for the same work first, in the same language and in another', () => {
  const other = judge(cook).score ?? 0;
  expect(judge(romanian).score).toBeGreaterThan(other + 20);
  expect(judge(german).score).toBeGreaterThan(other + 20);
});

test('quotes the resume verbatim', () => {
  for (const text of [romanian, german, cook]) {
    const places = judge(text).findings.flatMap(({ evidence }) => evidence);
    expect(places.length).toBeGreaterThan(0);
    for (const { start, end, quote } of places) expect(text.slice(start, end)).toBe(quote);
  }
});

test('reports a language that it cannot read', () => {
  const swedish = `Astrid Lindqvist
Arbetslivserfarenhet
2018 – nu
Redovisningsekonom, Havet Handel AB
- bokföring av fakturor och avstämning av bankkonton
- löner, bokslut och skattedeklarationer för flera bolag`;
  const { doubts, confidence } = judge(swedish);
  expect(doubts.map(({ code }) => code)).toContain('unread-resume');
  expect(confidence).toBeLessThan(0.5);
});

test('names the language that lowers the confidence, and by how much', () => {
  const doubts = judge(german).doubts.filter(({ code }) => code.startsWith('glossed'));
  expect(doubts).toEqual([
    { code: 'glossed-resume', args: { language: 'de' }, lost: 0.1 },
    { code: 'glossed-job', args: { language: 'ro' }, lost: 0.1 },
  ]);
});

test('the language of a resume is met, and not mentioning another is no failure', () => {
  const asksGerman = readJobDescription('Accountant\nRequirements:\n- Fluent in German', { vocabulary });
  const statusOf = (text: string) =>
    match(readResume(documentFromText(text), { vocabulary, today }), asksGerman, {
      vocabulary,
      today,
    }).findings.find(({ requirement }) => requirement.kind === 'language')?.status;
  expect(statusOf(german)).toBe('met');
  expect(statusOf(romanian)).toBe('not-found');
});

test('weights requirements common to all work less than the work itself if a glossary is used', () => {
  const asked = (text: string) => {
    const { requirements } = readJobDescription(text, { vocabulary });
    const weightOf = (kind: string) => requirements.find((one) => one.kind === kind)?.weight ?? 0;
    return weightOf('certification') / weightOf('title');
  };
  const english = asked('Carpenter\nRequirements:\n- Driving license');
  const spanish = asked('Carpintero de obra\nSe requiere:\n- Carné de conducir para la empresa');
  expect(spanish).toBeGreaterThan(0);
  expect(spanish).toBeLessThan(english / 2);
});
