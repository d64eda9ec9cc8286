/**
 * Builds what the offline writer knows of occupations from O*NET and the list of newer ones next to this file:
 *
 *     node tools/build-writer-knowledge.ts FOLDER
 *
 * FOLDER holds `onet-29.2`. The same input gives the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadVocabulary } from '@winnow/engine';
import { readTabbed } from './vocabulary/delimited-text.ts';
import { isNamedByNoun, verbsOf } from './writer/named-skills.ts';
import { readNewerOccupations } from './writer/newer-occupations.ts';
import { contentWords, rankTasks, type Task } from './writer/task-ranking.ts';
import { listVagueHeads } from './writer/vague-heads.ts';

const output = join(import.meta.dirname, '..', 'apps/server/src/features/writer/generated/occupation-lines');
const tasksKept = 16;
const skillsKept = 14;

/** Outdated duties, and those that don't belong in a job description. */
const oddTasks =
  /dust, temperature|power supply requirements|key information into|firing employees|subordinates|on-air and taped|facsimile|adding machine|typewriter|straightening magazines|^euthanize/i;

/** Software used in every office says nothing about a job. */
const officePrograms =
  /^(microsoft|google docs|google sheets|adobe acrobat|zoom|slack|linkedin|facebook|youtube)/i;

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node tools/build-writer-knowledge.ts FOLDER');
  process.exit(2);
}
const rows = (file: string) =>
  readTabbed(plain(readFileSync(join(folder, 'onet-29.2', file), 'utf8'))).slice(1);

const vocabulary = loadVocabulary();
const occupations = rows('Occupation Data.txt');
const zones = new Map(rows('Job Zones.txt').map(([code = '', zone = '']) => [code, zone]));
const taskRows = rows('Task Statements.txt').filter(([, , text = '']) => !oddTasks.test(text));
const tasks = group(taskRows, ([code = '', , text = '', type = '']) => [
  code,
  { text: text.replace(/\.$/, ''), isCore: type === 'Core' } satisfies Task,
]);
const verbs = verbsOf([...tasks.values()].flat().map(({ text }) => text));
const technologies = group(rows('Technology Skills.txt'), ([code = '', name = '', , , , demanded]) => [
  code,
  { name, isDemanded: demanded === 'Y' },
]);

const occupationsAskingFor = new Map<string, number>();
for (const { name, isDemanded } of [...technologies.values()].flat()) {
  if (isDemanded) occupationsAskingFor.set(name, (occupationsAskingFor.get(name) ?? 0) + 1);
}

const occupationsWith = new Map<string, number>();
for (const [code = '', , description = ''] of occupations) {
  const text = [description, ...(tasks.get(code) ?? []).map((task) => task.text)].join(' ');
  for (const word of new Set(contentWords(text))) {
    occupationsWith.set(word, (occupationsWith.get(word) ?? 0) + 1);
  }
}
const rarityOf = (word: string) => Math.log(occupations.length / (occupationsWith.get(word) ?? 1));

const newer = readNewerOccupations(
  readFileSync(join(import.meta.dirname, 'writer', 'newer-occupations.list'), 'utf8'),
).map(({ title, spellings, zone, tasks: duties, skills }) => {
  const unknown = skills.filter((skill) => vocabulary.normaliseSkill(skill) === null);
  if (unknown.length > 0) console.error(`${title}: not in the vocabulary: ${unknown.join(', ')}`);
  return [spellings.join('|'), title, zone, duties.join('|'), skills.join('|')].join('\t');
});

const vagueHeads = listVagueHeads(
  rows('Alternate Titles.txt').map(([code = '', title = '']) => ({ code, title })),
  // Capitalized, like a title in a text.
  (head) => vocabulary.findTitles(head.charAt(0).toUpperCase() + head.slice(1))[0]?.occupation ?? null,
);

const lines = occupations.flatMap(([code = '', title = '', description = '']) => {
  const ranked = rankTasks(tasks.get(code) ?? [], description, rarityOf).slice(0, tasksKept);
  if (ranked.length === 0) return [];
  const skills = skillsOf(code, description, ranked).slice(0, skillsKept);
  return [[code, title, zones.get(code) ?? '', ranked.join('|'), skills.join('|')].join('\t')];
});
writeFileSync(
  `${output}.js`,
  `// Made by tools/build-writer-knowledge.ts; see NOTICE.\nexport const occupationLines = ${JSON.stringify([...newer, ...lines].join('\n'))};\nexport const vagueHeads = ${JSON.stringify(vagueHeads.join(' '))};\n`,
);
writeFileSync(
  `${output}.d.ts`,
  'export declare const occupationLines: string;\nexport declare const vagueHeads: string;\n',
);
console.log(`${newer.length + lines.length} occupations`);

/** Skills in the vocabulary's names: what adverts ask for, then what the duties speak of. */
function skillsOf(code: string, description: string, ranked: readonly string[]): string[] {
  const tools = (technologies.get(code) ?? [])
    .filter(({ name, isDemanded }) => isDemanded && !officePrograms.test(name))
    // Requirements of few occupations say most about this one.
    .sort(
      (one, other) => (occupationsAskingFor.get(one.name) ?? 0) - (occupationsAskingFor.get(other.name) ?? 0),
    )
    .flatMap(({ name }) => nameOfSkill(name) ?? []);
  const text = [description, ...ranked].join('\n');
  // Only what the duties call by its very name: a list of skills has no room for what they merely hint at.
  const spoken = vocabulary
    .findSkills(text)
    .map(({ skillId }) => vocabulary.skill(skillId)?.name ?? '')
    .filter((name) => /\S\s+\S/.test(name) && text.toLowerCase().includes(name.toLowerCase()));
  return [...new Set([...tools, ...spoken])].filter((name) => isNamedByNoun(name, verbs));
}

function nameOfSkill(technology: string): string | null {
  const id =
    vocabulary.normaliseSkill(technology) ?? vocabulary.normaliseSkill(technology.replace(/ software$/, ''));
  return id ? (vocabulary.skill(id)?.name ?? null) : null;
}

function group<Value>(
  table: readonly string[][],
  read: (row: string[]) => [string, Value],
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const row of table) {
    const [key, value] = read(row);
    const known = groups.get(key);
    if (known) known.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** Replaces typographic quotes and dashes by ASCII, and removes field separators. */
function plain(text: string): string {
  return text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replaceAll('|', '/');
}
