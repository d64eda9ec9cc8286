import { documentFromText } from '@winnow/document-model';
import { expect, test } from 'vitest';
import type { WrittenLanguage } from '../languages/language.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { readResume } from './read-resume.ts';

const vocabulary = loadVocabulary();
const read = (text: string) => readResume(documentFromText(text), { vocabulary, today: '2026-11-21' });

type Reading = {
  readonly language: WrittenLanguage;
  readonly text: string;
  readonly position: string;
  readonly level: string;
  readonly spoken: string;
};

const readings: readonly Reading[] = [
  {
    language: 'ro',
    text: `Mirela Ciobotaru
mirela.ciobotaru@example.com
Experiență profesională
Ianuarie 2019 – prezent
Asistentă medicală, Spitalul Dumbrava
Îngrijirea pacienților și administrarea tratamentelor
Studii
Diplomă de bacalaureat, Liceul Sanitar, 2014
Limbi străine: franceză (mediu)`,
    position: 'Asistentă medicală 2019-01 present',
    level: 'secondary',
    spoken: 'French B1',
  },
  {
    language: 'de',
    text: `Ulrike Sandmann
ulrike.sandmann@example.com
Berufstätigkeit
seit 03/2020 Disponentin, Leinetal Spedition GmbH
Planung der Touren und Abstimmung mit den Fahrern
Ausbildung
2012 – 2015 Berufsausbildung zur Speditionskauffrau
Sprachkenntnisse
Englisch (verhandlungssicher)`,
    position: 'Disponentin 2020-03 present',
    level: 'vocational',
    spoken: 'English C1',
  },
  {
    language: 'fr',
    text: `Gwenaëlle Perrochon
gwenaelle.perrochon@example.com
Parcours professionnel
Depuis mars 2018 : Comptable, Loire Conseil SARL
Saisie des factures, déclarations de TVA et suivi des règlements
Formation
Licence Comptabilité, Université de Nantes, 2015
Langues
anglais (courant), allemand (scolaire)`,
    position: 'Comptable 2018-03 present',
    level: 'bachelor',
    spoken: 'English C1',
  },
  {
    language: 'pt',
    text: `Filipa Montesinho
filipa.montesinho@example.com
Experiência profissional
fev. 2018 – até hoje
Técnica comercial, Cortiças do Sado SA
Visitas a clientes e negociação de contratos
Formação académica
Mestrado em Gestão, Universidade do Porto, 2016
Idiomas: inglês (fluente)`,
    position: 'Técnica comercial 2018-02 present',
    level: 'master',
    spoken: 'English C1',
  },
  {
    language: 'pl',
    text: `Jagoda Świerczyńska
jagoda.swierczynska@example.com
Doświadczenie zawodowe
kwiecień 2020 – do chwili obecnej
Księgowa, Bug Handel Sp. z o.o.
Księgowanie faktur i sporządzanie deklaracji podatkowych
Wykształcenie
Magister ekonomii, Uniwersytet Łódzki, 2016
Języki
niemiecki (biegły)`,
    position: 'Księgowa 2020-04 present',
    level: 'master',
    spoken: 'German C1',
  },
];

test.each(readings)(
  'reads the facts of a resume in $language',
  ({ language, text, position, level, spoken }) => {
    const resume = read(text);
    expect(resume.language).toBe(language);
    expect(resume.name?.value).toBe(text.split('\n')[0]);
    expect(resume.positions.map(({ title, start, end }) => `${title} ${start} ${end}`)).toEqual([position]);
    expect(resume.education.map((entry) => entry.level)).toEqual([level]);
    expect(resume.languages.map((entry) => `${entry.name} ${entry.level}`)).toContain(spoken);
  },
);

test('counts the months of a resume in a script without known words', () => {
  const resume = read(`Надежда Берёзкина
nadezhda@example.com
Опыт работы
Март 2019 – настоящее время
Бухгалтер, ООО Ромашка
Ведение учёта и подготовка отчётности
Образование
Университет, экономический факультет, 2015`);
  expect(resume.language).toBe('other');
  expect(resume.experienceMonths).toBe(93);
});

test('reads dates with CJK characters', () => {
  const resume = read(`王小芳
wang@example.com
工作经历
2019年3月 – 至今
会计，长河贸易公司
负责账务处理和税务申报，每月编制财务报表
教育背景
2015年 大学 会计学`);
  expect(resume.experienceMonths).toBe(93);
});

test('finds skills in the language of the resume and keeps their original words', () => {
  const skills = read(readings[0]?.text ?? '').skills.map(
    ({ name, surface }) => `${name}: ${surface.join()}`,
  );
  expect(skills).toContain('Patient care: Îngrijirea pacienților');
});

test('reads a resume translated into Romanian word for word, with and without accents', () => {
  const text = `Analist de date
Mirela Stănciulescu
mirela.stanciulescu@example.com
Rezumat profesional
Analist de date cu opt ani de experiență în raportare.
Istoricul locurilor de muncă
Analist de date, Delta Invest SRL
ianuarie 2018 – curent
Responsabilități
- Am întocmit rapoarte lunare pentru conducere
Calificări academice
Licență în Statistică, Universitatea de Vest, 2010 – 2013
Afilieri profesionale
Asociația Statisticienilor`;
  for (const written of [text, text.normalize('NFD').replace(/\p{M}/gu, '')]) {
    const { positions, education, language } = read(written);
    expect(language).toBe('ro');
    expect(positions.map(({ title, start, end }) => `${title} ${start} ${end}`)).toEqual([
      'Analist de date 2018-01 present',
    ]);
    expect(education.map(({ level }) => level)).toEqual(['bachelor']);
  }
});
