/**
 * How well resumes and adverts are read and ranked in each language, on fictional texts (tools/languages), beside plain
 * BM25 over the same texts. The texts come from the same hands as the tables they try: take the figures as an upper bound.
 *
 *   node tools/measure-languages.ts [--show LANGUAGE]    the requirements and facts of one language, to read
 */
import {
  documentFromText,
  loadVocabulary,
  match,
  type Resume,
  readJobDescription,
  readResume,
} from '@winnow/engine';
import { bm25 } from '../packages/evaluation/src/baselines/bm25.ts';
import { developmentProfessions, developmentSamples } from './languages/development-samples.ts';
import { furtherProfessions, furtherSamples, type Pair } from './languages/further-samples.ts';
import { type ExpectedFacts, type LanguageSample, professions } from './languages/sample.ts';
import { samples } from './languages/samples.ts';
import { unseenProfessions, unseenSamples } from './languages/unseen-samples.ts';

const today = '2026-11-21';
const vocabulary = loadVocabulary();
const read = (text: string): Resume => readResume(documentFromText(text), { vocabulary, today });

const share = (found: number, all: number): string => (all === 0 ? '-' : (found / all).toFixed(2));

/** How many of the facts told are found: name, position titles, position dates, languages, degree. */
function countFacts(
  resume: Resume,
  facts: ExpectedFacts,
): Readonly<Record<string, readonly [number, number]>> {
  const held = resume.positions.map(({ title, start, end }) => ({ title, dates: `${start} | ${end}` }));
  const told = facts.positions.map((position) => {
    const [title = '', ...dates] = position.split(' | ');
    return { title, dates: dates.join(' | ') };
  });
  const levels = resume.education.map(({ level }) => level);
  const spoken = resume.languages.map(({ name }) => name);
  return {
    name: [resume.name?.value === facts.name ? 1 : 0, 1],
    titles: [told.filter(({ title }) => held.some((one) => one.title === title)).length, told.length],
    dates: [told.filter(({ dates }) => held.some((one) => one.dates === dates)).length, told.length],
    degree: [levels.some((level) => level === facts.level) ? 1 : 0, 1],
    languages: [facts.languages.filter((name) => spoken.includes(name)).length, facts.languages.length],
  };
}

function printFacts(): void {
  const kinds = ['name', 'titles', 'dates', 'degree', 'languages'];
  console.log(`\nFacts of resumes found, as a share\n\n| language | ${kinds.join(' | ')} |`);
  console.log(`| --- |${' --- |'.repeat(kinds.length)}`);
  for (const { language, byProfession } of samples) {
    const counts = professions.map((profession) => {
      const { resume, facts } = byProfession[profession];
      return countFacts(read(resume), facts);
    });
    const cells = kinds.map((kind) =>
      share(
        counts.reduce((sum, count) => sum + (count[kind]?.[0] ?? 0), 0),
        counts.reduce((sum, count) => sum + (count[kind]?.[1] ?? 0), 0),
      ),
    );
    console.log(`| ${language} | ${cells.join(' | ')} |`);
  }
}

type Outcome = { readonly first: number; readonly precision: number };

/** Whether the right profession stands first, and the average precision, ties in the worst order. */
function judgeOrder(scores: readonly number[], isRight: readonly boolean[]): Outcome {
  const order = scores
    .map((score, number) => ({ score, right: isRight[number] ?? false }))
    .sort((a, b) => b.score - a.score || Number(a.right) - Number(b.right));
  let found = 0;
  let sum = 0;
  order.forEach(({ right }, place) => {
    if (!right) return;
    found += 1;
    sum += found / (place + 1);
  });
  return { first: order[0]?.right ? 1 : 0, precision: found === 0 ? 0 : sum / found };
}

type Pool = readonly { readonly text: string; readonly resume: Resume; readonly profession: string }[];

const poolOf = (some: readonly LanguageSample[]): Pool =>
  some.flatMap(({ byProfession }) =>
    professions.map((profession) => {
      const text = byProfession[profession].resume;
      return { text, resume: read(text), profession };
    }),
  );

type Advert = { readonly profession: string; readonly advert: string };

const advertsOf = ({ byProfession }: LanguageSample): readonly Advert[] =>
  professions.map((profession) => ({ profession, advert: byProfession[profession].advert }));

/** The mean outcome over some adverts, by the engine and by BM25. */
function rank(adverts: readonly Advert[], pool: Pool): string {
  const texts = pool.map(({ text }) => text);
  const outcomes = adverts.map(({ profession, advert }) => {
    const job = readJobDescription(advert, { vocabulary });
    const right = pool.map((one) => one.profession === profession);
    const scores = pool.map(({ resume }) => match(resume, job, { vocabulary, today }).score ?? -1);
    return [judgeOrder(scores, right), judgeOrder(bm25(texts, advert), right)] as const;
  });
  const mean = (pick: (outcome: (typeof outcomes)[number]) => number): string =>
    share(
      outcomes.reduce((sum, outcome) => sum + pick(outcome), 0),
      outcomes.length,
    );
  return [
    mean(([engine]) => engine.first),
    mean(([, words]) => words.first),
    mean(([engine]) => engine.precision),
    mean(([, words]) => words.precision),
  ].join(' | ');
}

const columns = ['adverts', 'resumes', 'right one first', 'BM25', 'average precision', 'BM25'];

function printHead(title: string): void {
  console.log(`\n${title}\n\n| ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length)}`);
}

function printRanking(): void {
  const everyone = poolOf(samples);
  const english = samples.find(({ language }) => language === 'en');
  if (!english) return;
  printHead('Ranking: the right profession among seven');
  for (const sample of samples) {
    const { language } = sample;
    console.log(`| ${language} | ${language} | ${rank(advertsOf(sample), poolOf([sample]))} |`);
    if (sample === english) continue;
    console.log(`| ${language} | en | ${rank(advertsOf(sample), poolOf([english]))} |`);
    console.log(`| en | ${language} | ${rank(advertsOf(english), poolOf([sample]))} |`);
  }
  printHead('Ranking: nine right ones, one a language, among sixty-three');
  for (const sample of samples)
    console.log(`| ${sample.language} | all nine languages | ${rank(advertsOf(sample), everyone)} |`);
}

type PairsByLanguage = { readonly [language: string]: readonly Pair[] };

/** Some professions and the pairs of each in every language. */
type Further = { readonly names: readonly string[]; readonly pairs: PairsByLanguage };

const further: Further = { names: furtherProfessions, pairs: furtherSamples };

const pairsIn = (language: string, { names, pairs }: Further) =>
  names.map((profession, number) => {
    const [advert = '', text = ''] = pairs[language]?.[number] ?? [];
    return { profession, advert, text, resume: read(text) };
  });

/** Some professions beside the seven and others, in each language and between it and English. */
function printBeside(title: string, asked: Further, beside: readonly Further[] = []): void {
  printHead(title);
  const english = samples.find(({ language }) => language === 'en');
  for (const sample of samples) {
    const { language } = sample;
    const poolIn = (one: LanguageSample): Pool => [
      ...[asked, ...beside].flatMap((each) => pairsIn(one.language, each)),
      ...poolOf([one]),
    ];
    const own = pairsIn(language, asked);
    console.log(`| ${language} | ${language} | ${rank(own, poolIn(sample))} |`);
    if (!english || sample === english) continue;
    console.log(`| ${language} | en | ${rank(own, poolIn(english))} |`);
    console.log(`| en | ${language} | ${rank(pairsIn('en', asked), poolIn(sample))} |`);
  }
}

function show(language: string): void {
  const sample = samples.find((one) => one.language === language);
  for (const profession of sample ? professions : []) {
    const told = sample?.byProfession[profession];
    if (!told) continue;
    console.log(`\n== ${profession}`);
    for (const { kind, must, weight, text, demand } of readJobDescription(told.advert, { vocabulary })
      .requirements)
      console.log(
        `${must ? 'MUST' : '    '} ${kind} ${weight} ${text} ${JSON.stringify(demand).slice(0, 160)}`,
      );
    const { name, positions, education, languages, skills } = read(told.resume);
    console.log(name?.value);
    for (const { title, organization, start, end } of positions)
      console.log(`   ${title} @ ${organization} ${start} ${end}`);
    for (const { degree, level, institution } of education)
      console.log(`   ${level}: ${degree} @ ${institution}`);
    console.log(`   ${languages.map(({ name: spoken, level }) => `${spoken} ${level}`).join(', ')}`);
    console.log(`   ${skills.map((skill) => `${skill.name} (${skill.surface})`).join(', ')}`);
  }
}

const at = process.argv.indexOf('--show');
if (at >= 0) show(process.argv[at + 1] ?? '');
else {
  printFacts();
  printRanking();
  printBeside('Ranking: four further professions, among eleven', further);
  printBeside(
    'Ranking: eight professions for development, among nineteen',
    { names: developmentProfessions, pairs: developmentSamples },
    [further],
  );
  printBeside('Ranking: six professions that the tables were never mended by, among thirteen', {
    names: unseenProfessions,
    pairs: unseenSamples,
  });
}
