import { spellingNeeds } from '../../packages/engine/src/vocabulary/spelling-needs.ts';
import type { SkillKind } from '../../packages/engine/src/vocabulary/vocabulary.ts';
import type { CuratedSkill } from './curated-skills.ts';
import type { OrdinaryWords } from './ordinary-words.ts';
import { foldedWords, type Phrase, wordsOf } from './phrase-encoding.ts';
import type { EscoSkill, Technology } from './taxonomies.ts';
import { technologyNames } from './technology-names.ts';

export type SkillEntry = {
  readonly id: string;
  readonly name: string;
  readonly kind: SkillKind;
  rarity: number;
  readonly implies: Set<SkillEntry>;
  readonly related: Set<SkillEntry>;
};

export type SkillBook = { readonly entries: readonly SkillEntry[]; readonly spellings: readonly Phrase[] };

type Sources = {
  readonly curated: readonly CuratedSkill[];
  readonly technologies: readonly Technology[];
  readonly escoSkills: readonly EscoSkill[];
  readonly isOrdinary: OrdinaryWords;
  readonly isCommon: OrdinaryWords;
  readonly left: ReadonlySet<string>;
};

/** One list of skills out of all sources: hand-made entries first, so that they decide names and spellings. */
export function buildSkillBook(sources: Sources): SkillBook {
  const book = new SkillShelf(sources);
  const curated = sources.curated.map((skill) => ({
    skill,
    entry: book.claim(skill.name, skill.kind, skill.rarity),
  }));
  for (const { skill, entry } of curated) for (const alias of skill.aliases) book.spell(entry, alias);
  addTechnologies(book, sources.technologies, sources.isOrdinary);
  addEscoSkills(book, sources.escoSkills);
  for (const { skill, entry } of curated) {
    for (const name of skill.implies) entry.implies.add(book.named(name, skill.name));
    for (const name of skill.related) relate(entry, book.named(name, skill.name));
  }
  return book.close();
}

function relate(left: SkillEntry, right: SkillEntry): void {
  if (left === right) return;
  left.related.add(right);
  right.related.add(left);
}

function addTechnologies(
  book: SkillShelf,
  technologies: readonly Technology[],
  isOrdinary: OrdinaryWords,
): void {
  const common = [...technologies].sort((left, right) => right.occupations - left.occupations);
  for (const technology of common) {
    const [name = technology.name, ...others] = technologyNames(technology.name, isOrdinary);
    const known = [name, ...others].map((each) => book.find(each)).find((each) => each !== undefined);
    const entry = known ?? book.claim(name, 'tool', rarityOf(technology.occupations));
    for (const other of [name, ...others]) book.spell(entry, other);
  }
}

/** O*NET knows 923 occupations with technologies: a tool of all of them tells nothing apart. */
const rarityOf = (occupations: number): number => 0.95 - 0.9 * (Math.log(occupations) / Math.log(923));

function addEscoSkills(book: SkillShelf, skills: readonly EscoSkill[]): void {
  for (const { name, group, transversal, aliases } of skills) {
    const kind = transversal || group.startsWith('A') ? 'soft' : 'knowledge';
    const entry = book.find(name) ?? book.claim(name, kind, transversal ? 0.2 : 0.7);
    for (const alias of aliases) if (isAkin(alias, name)) book.spell(entry, alias);
  }
}

/**
 * The file's alternative labels stand beside the wrong skill here and there, so one counts only where it shares all
 * its telling words but one with the label.
 */
function isAkin(alias: string, name: string): boolean {
  const stems = (text: string) =>
    new Set(
      foldedWords(text)
        .filter((word) => word.length > 3)
        .map((word) => word.slice(0, 5)),
    );
  const known = stems(name);
  const own = [...stems(alias)];
  const shared = own.filter((stem) => known.has(stem)).length;
  return own.length > 1 && shared > 0 && own.length - shared <= 1;
}

class SkillShelf {
  readonly #entries = new Map<string, SkillEntry>();
  readonly #spellings = new Map<string, { entry: SkillEntry; text: string }>();
  readonly #slips: string[] = [];
  readonly #isOrdinary: OrdinaryWords;
  readonly #isCommon: OrdinaryWords;
  readonly #left: ReadonlySet<string>;

  constructor({ isOrdinary, isCommon, left }: Pick<Sources, 'isOrdinary' | 'isCommon' | 'left'>) {
    this.#isOrdinary = isOrdinary;
    this.#isCommon = isCommon;
    this.#left = left;
  }

  find(name: string): SkillEntry | undefined {
    return this.#spellings.get(keyOf(name))?.entry;
  }

  /** The skill a hand-made line names; a name that no source knows is a slip in the list. */
  named(name: string, by: string): SkillEntry {
    const found = this.find(name);
    if (found) return found;
    this.#slips.push(`"${by}" names "${name}"`);
    return this.claim(name, 'knowledge', 0.5);
  }

  claim(name: string, kind: SkillKind, rarity: number): SkillEntry {
    const known = this.find(name);
    if (known) return known;
    const id = idOf(name);
    const entry = { id, name, kind, rarity, implies: new Set<SkillEntry>(), related: new Set<SkillEntry>() };
    if (this.#entries.has(id)) throw new Error(`two skills have the id ${id}`);
    this.#entries.set(id, entry);
    this.spell(entry, name);
    return entry;
  }

  /** Adds a spelling unless another skill has it already. */
  spell(entry: SkillEntry, text: string): void {
    for (const form of formsOf(text)) {
      const key = keyOf(form);
      if (key === '' || key.length > 80 || this.#spellings.has(key)) continue;
      this.#spellings.set(key, { entry, text: form });
    }
  }

  close(): SkillBook {
    if (this.#slips.length > 0) throw new Error(`unknown skills: ${this.#slips.join('; ')}`);
    const entries = [...this.#entries.values()];
    const numbers = new Map(entries.map((entry, number) => [entry, number]));
    const spellings = [...this.#spellings.values()]
      .filter(({ text }) => !this.#left.has(text.toLowerCase()))
      .map(({ entry, text }) => ({
        text,
        value: (numbers.get(entry) ?? 0) * 32 + this.#needsOf(entry, text),
      }));
    return { entries, spellings };
  }

  #needsOf(entry: SkillEntry, text: string): number {
    const words = wordsOf(text);
    const [first = ''] = words;
    const isName = entry.kind === 'tool';
    const exactPlural = isName && words.length === 1 && /s$/i.test(text) ? spellingNeeds.plural : 0;
    if (words.length === 1 && first.length <= 2 && /^[a-z]+$/i.test(first)) {
      return spellingNeeds.listed | spellingNeeds.capitals;
    }
    if (!isName) return words.length === 1 && this.#isCommon(first) ? spellingNeeds.weak : 0;
    const ordinary = words.every((word) => /^\d+$/.test(word) || this.#isOrdinary(word));
    if (!ordinary || !/[A-Z]/.test(text)) return exactPlural;
    if (words.length === 1) {
      return exactPlural | (text === text.toUpperCase() ? spellingNeeds.capitals : spellingNeeds.capital);
    }
    // "Microsoft Word" is free; "Act Manager" is a product only when written as one.
    return exactPlural | (words.slice(1).some((word) => /^[A-Z]/.test(word)) ? spellingNeeds.capital : 0);
  }
}

const keyOf = (text: string): string => foldedWords(text).join(' ');

/** "C++ programming" is `c++-programming`. */
const idOf = (name: string): string =>
  wordsOf(name)
    .map((word) => (word === '&' ? 'and' : word.toLowerCase()))
    .join('-');

/** The text itself, "PowerPoint" as two words and "e-commerce" as one. */
function formsOf(text: string): string[] {
  const forms = [text];
  const parted = text.replace(/([a-z]{3})([A-Z][a-z]{2})/g, '$1 $2');
  if (parted !== text) forms.push(parted);
  const closed = text.replace(/\b([a-z]{1,5})-([a-z]{2,})/gi, '$1$2');
  if (closed !== text && !text.includes(' - ')) forms.push(closed);
  return forms;
}
