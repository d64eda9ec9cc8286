import type { Vocabulary } from '@winnow/engine';
import { americanSpelling } from './american-spelling.ts';
import { occupationLines, vagueHeads } from './generated/occupation-lines.js';

/** The writer's knowledge of an occupation. */
export type Occupation = {
  /** O*NET's title, in the plural: "Accountants and Auditors". */
  readonly title: string;
  /** O*NET's job zone, 1 (little preparation) to 5 (extensive); `null` if it has none. */
  readonly zone: number | null;
  /** Each begins with a verb and has no full stop; most distinctive first. */
  readonly tasks: readonly string[];
  /** Names of the vocabulary, most requested in adverts first. */
  readonly skills: readonly string[];
};

/** Minimum affinity (0–1) of a title to an occupation: below, its duties would be those of another job. */
const minAffinity = 0.6;

/** Head nouns whose meaning depends on the word before them. */
const vague: ReadonlySet<string> = new Set(vagueHeads.split(' '));

/** Words before a title that describe schedule, manner or level, not the field. */
const ofNoField: ReadonlySet<string> = new Set(
  `the a an of and full part time day night evening morning weekend shift seasonal temporary permanent relief supply
  bilingual mobile travelling traveling freelance independent certified qualified licensed registered chartered
  experienced professional general senior junior lead head chief principal deputy assistant associate trainee
  apprentice graduate entry mid level staff regional local national international`.split(/\s+/),
);

type Mention = ReturnType<Vocabulary['findTitles']>[number];

type Knowledge = {
  readonly bySpelling: ReadonlyMap<string, Occupation>;
  readonly byCode: ReadonlyMap<string, Occupation>;
};

let knowledge: Knowledge | null = null;

/** The occupation of a title; `null` if unknown. */
export function findOccupation(title: string, vocabulary: Vocabulary): Occupation | null {
  knowledge ??= readKnowledge();
  const { bySpelling, byCode } = knowledge;
  const words = ` ${title.toLowerCase().replace(/[^\p{L}\p{N}/-]+/gu, ' ')} `;
  for (const [spelling, occupation] of bySpelling) {
    if (words.includes(` ${spelling} `)) return occupation;
  }
  let isVague = false;
  for (const spelled of new Set([title, americanSpelling(title)])) {
    for (const mention of vocabulary.findTitles(spelled)) {
      const known = mention.occupation ? byCode.get(mention.occupation) : undefined;
      if (known && !speaksOfAnother(spelled, mention, known)) return known;
      isVague ||= known !== undefined;
    }
  }
  return isVague ? null : findNearest(title, [...byCode.values()], vocabulary);
}

/**
 * Whether a word before the head noun makes it a different occupation: a "pilot" flies aircraft, a "canal pilot"
 * doesn't. Words that occur in the occupation's duties don't.
 */
function speaksOfAnother(text: string, { title, start }: Mention, occupation: Occupation): boolean {
  if (!vague.has(title.toLowerCase())) return false;
  const before = /[\p{L}' -]*$/u.exec(text.slice(0, start))?.[0] ?? '';
  const own = [occupation.title, ...occupation.tasks, ...occupation.skills].join('\n').toLowerCase();
  return before
    .toLowerCase()
    .split(/[ -]+/)
    .some((word) => word !== '' && !ofNoField.has(word) && !own.includes(word));
}

function findNearest(
  title: string,
  occupations: readonly Occupation[],
  vocabulary: Vocabulary,
): Occupation | null {
  let nearest: Occupation | null = null;
  let max = minAffinity;
  for (const occupation of occupations) {
    const affinity = vocabulary.titleAffinity(title, occupation.title);
    if (affinity <= max) continue;
    max = affinity;
    nearest = occupation;
  }
  return nearest;
}

/** The first field of a line is a code of O*NET, or the spellings of an occupation that O*NET does not know. */
function readKnowledge(): Knowledge {
  const bySpelling = new Map<string, Occupation>();
  const byCode = new Map<string, Occupation>();
  for (const line of occupationLines.split('\n')) {
    const [names = '', title = '', zone = '', tasks = '', skills = ''] = line.split('\t');
    const occupation = {
      title,
      zone: zone === '' ? null : Number(zone),
      tasks: list(tasks),
      skills: list(skills),
    };
    if (/^\d/.test(names)) byCode.set(names, occupation);
    else for (const spelling of list(names)) bySpelling.set(spelling, occupation);
  }
  return { bySpelling, byCode };
}

function list(text: string): string[] {
  return text === '' ? [] : text.split('|');
}
