/**
 * How well resumes and adverts are read and ranked in each language, on fictional texts (packages/evaluation/src/languages),
 * with plain BM25 over the same texts for comparison. The texts come from the same hands as the tables they try: take the
 * figures as an upper bound.
 *
 *   node tools/measure-languages.ts [--show LANGUAGE]    the requirements and facts of one language, to read
 */
import { loadVocabulary, type Resume, readJobDescription } from '@winnow/engine';
import {
  forDevelopment,
  further,
  type Ranking,
  rankAmong,
  rankAmongAllLanguages,
  rankSeven,
  readLanguageResume as read,
  unseen,
} from '../packages/evaluation/src/languages/rank-in-languages.ts';
import { type ExpectedFacts, professions } from '../packages/evaluation/src/languages/sample.ts';
import { samples } from '../packages/evaluation/src/languages/samples.ts';

const vocabulary = loadVocabulary();

const share = (found: number, all: number): string => (all === 0 ? '-' : (found / all).toFixed(2));

/** Number of expected facts that are found: name, position titles, position dates, languages, degree. */
function countFacts(
  resume: Resume,
  facts: ExpectedFacts,
): Readonly<Record<string, readonly [number, number]>> {
  const held = resume.positions.map(({ title, start, end }) => ({ title, dates: `${start} | ${end}` }));
  const reported = facts.positions.map((position) => {
    const [title = '', ...dates] = position.split(' | ');
    return { title, dates: dates.join(' | ') };
  });
  const levels = resume.education.map(({ level }) => level);
  const spoken = resume.languages.map(({ name }) => name);
  return {
    name: [resume.name?.value === facts.name ? 1 : 0, 1],
    titles: [reported.filter(({ title }) => held.some((one) => one.title === title)).length, reported.length],
    dates: [reported.filter(({ dates }) => held.some((one) => one.dates === dates)).length, reported.length],
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

const columns = ['adverts', 'resumes', 'right one first', 'BM25', 'average precision', 'BM25'];

function printRankings(title: string, rankings: readonly Ranking[]): void {
  console.log(`\n${title}\n\n| ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length)}`);
  for (const { adverts, resumes, winnow, bm25 } of rankings) {
    const figures = [winnow.first, bm25.first, winnow.precision, bm25.precision];
    console.log(`| ${[adverts, resumes, ...figures.map((figure) => figure.toFixed(2))].join(' | ')} |`);
  }
}

function show(language: string): void {
  const sample = samples.find((one) => one.language === language);
  for (const profession of sample ? professions : []) {
    const reported = sample?.byProfession[profession];
    if (!reported) continue;
    console.log(`\n== ${profession}`);
    for (const { kind, must, weight, text, demand } of readJobDescription(reported.advert, { vocabulary })
      .requirements)
      console.log(
        `${must ? 'MUST' : '    '} ${kind} ${weight} ${text} ${JSON.stringify(demand).slice(0, 160)}`,
      );
    const { name, positions, education, languages, skills } = read(reported.resume);
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
  printRankings('The right profession among seven', rankSeven());
  printRankings('Nine right ones, one a language, among sixty-three', rankAmongAllLanguages());
  printRankings('Four further professions, among eleven', rankAmong(further));
  printRankings('Eight professions for development, among nineteen', rankAmong(forDevelopment, [further]));
  printRankings('Six professions that no gap was fixed by, among thirteen', rankAmong(unseen));
}
