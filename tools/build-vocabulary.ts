/**
 * Builds the engine's knowledge from O*NET, ESCO and the hand-made lists next to this file:
 *
 *     node tools/build-vocabulary.ts FOLDER
 *
 * FOLDER holds `onet-29.2` and `esco-1.1`. The same input gives the same bytes.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCuratedSkills } from './vocabulary/curated-skills.ts';
import { learnOrdinaryWords } from './vocabulary/ordinary-words.ts';
import { encodePhrases, foldedWords, wordsOf } from './vocabulary/phrase-encoding.ts';
import { readRarities } from './vocabulary/rarity.ts';
import { buildSkillBook } from './vocabulary/skill-entries.ts';
import type { SkillBook } from './vocabulary/skill-shelf.ts';
import { readTaxonomies } from './vocabulary/taxonomies.ts';
import { buildTitleBook, type TitleBook } from './vocabulary/title-entries.ts';

const curatedFolder = join(import.meta.dirname, 'vocabulary', 'curated');
const outputFolder = join(import.meta.dirname, '..', 'packages', 'engine', 'src', 'vocabulary', 'generated');

function main(): void {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    console.error('usage: node tools/build-vocabulary.ts FOLDER');
    process.exit(2);
  }
  const taxonomies = readTaxonomies(folder);
  const extra = wordList('ordinary.list');
  const never = wordList('never-ordinary.list');
  const skills = buildSkillBook({
    curated: listFiles('.txt').flatMap((file) =>
      readCuratedSkills(readFileSync(join(curatedFolder, file), 'utf8'), file),
    ),
    technologies: taxonomies.technologies,
    escoSkills: taxonomies.escoSkills,
    isOrdinary: learnOrdinaryWords(taxonomies.prose, 2, extra, never),
    isCommon: learnOrdinaryWords(taxonomies.prose, 8, extra, never),
    left: new Set(wordList('left-out.list')),
    weak: new Set(wordList('weak.list')),
    alone: new Set(wordList('alone.list')),
  });
  const titles = buildTitleBook(taxonomies, readCuratedTitles());
  mkdirSync(outputFolder, { recursive: true });
  const parts = { ...skillTexts(skills), ...titleTexts(titles) };
  const version = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
  for (const [name, text] of Object.entries({ ...parts, version })) write(name, text);
  console.log(
    `${skills.entries.length} skills, ${skills.spellings.length} spellings, ${titles.titles.length} titles, version ${version}`,
  );
}

function skillTexts({ entries, spellings }: SkillBook): Record<string, string> {
  const { words, encoded } = encodePhrases(spellings);
  const rarities = readRarities(readFileSync(join(curatedFolder, 'advert-counts.tsv'), 'utf8'));
  const numbers = new Map(entries.map((entry, number) => [entry, number.toString(36)]));
  const edges = (others: ReadonlySet<(typeof entries)[number]>) =>
    [...others].map((other) => numbers.get(other)).join(',');
  const lines = entries.map((entry) =>
    [
      entry.id,
      entry.name === entry.id.replaceAll('-', ' ') ? '' : entry.name,
      entry.kind.charAt(0),
      Math.round(rarities.of(entry) * 100),
      edges(entry.implies),
      edges(entry.related),
    ].join('\t'),
  );
  return { 'skill-words': words.join('\n'), 'skill-entries': lines.join('\n'), 'skill-phrases': encoded };
}

function titleTexts({ titles, sets, occupations }: TitleBook): Record<string, string> {
  const { words, encoded } = encodePhrases(titles);
  const numbers = new Map(occupations.map(({ code }, number) => [code, number]));
  const written = new Map<string, Map<string, number>>();
  for (const { text } of titles) {
    const forms = wordsOf(text);
    foldedWords(text).forEach((word, index) => {
      const counts = written.get(word) ?? new Map<string, number>();
      const form = forms[index] ?? word;
      counts.set(form, (counts.get(form) ?? 0) + 1);
      written.set(word, counts);
    });
  }
  const forms = words.map((word) => {
    const best = commonForm(word, written.get(word) ?? new Map());
    return best === word ? '' : best;
  });
  const lines = occupations.map(({ code, related }) =>
    [code, related.map(([other, tier]) => `${numbers.get(other) ?? 0}:${tier}`).join(',')].join('\t'),
  );
  return {
    'title-words': words.join('\n'),
    'title-forms': forms.join('\n'),
    'title-phrases': encoded,
    'title-sets': sets.join('\n'),
    occupations: lines.join('\n'),
  };
}

/** The most frequent way to write a word, but rather without the -s of a plural where that is usual too. */
function commonForm(word: string, counts: ReadonlyMap<string, number>): string {
  const ranked = [...counts].sort((left, right) => right[1] - left[1]);
  const [best = word, max = 0] = ranked[0] ?? [];
  const singular = ranked.find(([form, count]) => form.toLowerCase() === word && count >= max * 0.3);
  return singular?.[0] ?? best;
}

/** A module with one string. JSON is a subset of JavaScript, so it is written as such. */
function write(name: string, text: string): void {
  const constant = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  writeFileSync(
    join(outputFolder, `${name}.js`),
    `// Made by tools/build-vocabulary.ts; see NOTICE.\nexport const ${constant} = ${JSON.stringify(text)};\n`,
  );
  writeFileSync(join(outputFolder, `${name}.d.ts`), `export declare const ${constant}: string;\n`);
}

const listFiles = (ending: string): string[] =>
  readdirSync(curatedFolder)
    .filter((file) => file.endsWith(ending))
    .sort();

/** The words of a list, one or more a line, remarks after `#`. */
const wordList = (file: string): string[] =>
  readFileSync(join(curatedFolder, file), 'utf8')
    .split(/\r?\n/)
    .flatMap((line) => line.replace(/#.*$/, '').split(', '))
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Lines of `CODE: Title, Title`. */
function readCuratedTitles(): { title: string; code: string }[] {
  return readFileSync(join(curatedFolder, 'titles.list'), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [code = '', titles = ''] = line.split(': ');
      return titles.split(', ').map((title) => ({ title, code }));
    });
}

main();
