import { needsRange, spellingNeeds } from '../../packages/engine/src/vocabulary/spelling-needs.ts';
import type { SkillKind } from '../../packages/engine/src/vocabulary/vocabulary.ts';
import type { CuratedSkill } from './curated-skills.ts';
import type { OrdinaryWords } from './ordinary-words.ts';
import { foldedWords, type Phrase, wordsOf } from './phrase-encoding.ts';

export type SkillEntry = {
  readonly id: string;
  readonly name: string;
  readonly kind: SkillKind;
  readonly rarity: number;
  readonly implies: Set<SkillEntry>;
  readonly related: Set<SkillEntry>;
};

export type SkillBook = { readonly entries: readonly SkillEntry[]; readonly spellings: readonly Phrase[] };

/** Rules that decide how a spelling is read. */
export type SpellingRules = {
  readonly isOrdinary: OrdinaryWords;
  readonly isCommon: OrdinaryWords;
  /** Spellings to leave out. */
  readonly left: ReadonlySet<string>;
  /** Spellings too broad to count when mentioned in passing. */
  readonly weak: ReadonlySet<string>;
  /** Ambiguous nouns, which are skills only on their own. */
  readonly alone: ReadonlySet<string>;
};

/** Collects skills and their spellings; the first to claim a name or spelling keeps it. */
export class SkillShelf {
  readonly #entries = new Map<string, SkillEntry>();
  readonly #spellings = new Map<string, { entry: SkillEntry; text: string; isCurated: boolean }>();
  readonly #slips: string[] = [];
  readonly #isOrdinary: OrdinaryWords;
  readonly #isCommon: OrdinaryWords;
  readonly #left: ReadonlySet<string>;
  readonly #weak: ReadonlySet<string>;
  readonly #alone: ReadonlySet<string>;
  #isOpenForCurated = true;
  readonly #curated = new Set<SkillEntry>();
  readonly #weakEntries = new Set<SkillEntry>();

  constructor({ isOrdinary, isCommon, left, weak, alone }: SpellingRules) {
    this.#weak = weak;
    this.#alone = alone;
    this.#isOrdinary = isOrdinary;
    this.#isCommon = isCommon;
    this.#left = left;
  }

  find(name: string): SkillEntry | undefined {
    return this.#spellings.get(keyOf(name))?.entry;
  }

  /** The skill named in a manual line; an unknown name is an error in the list. */
  named(name: string, by: string): SkillEntry {
    const found = this.find(name);
    if (found) return found;
    this.#slips.push(`"${by}" names "${name}"`);
    return this.claim(name, 'knowledge', 0.5);
  }

  claimCurated({ name, kind, rarity, isWeak }: CuratedSkill): SkillEntry {
    const entry = this.claim(name, kind, rarity);
    this.#curated.add(entry);
    if (isWeak) this.#weakEntries.add(entry);
    return entry;
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
      this.#spellings.set(key, { entry, text: form, isCurated: this.#isOpenForCurated });
    }
  }

  /** Later spellings come from the taxonomies. */
  endCurated(): void {
    this.#isOpenForCurated = false;
  }

  close(): SkillBook {
    if (this.#slips.length > 0) throw new Error(`unknown skills: ${this.#slips.join('; ')}`);
    const entries = [...this.#entries.values()];
    const numbers = new Map(entries.map((entry, number) => [entry, number]));
    const spellings = [...this.#spellings.values()]
      .filter(({ text }) => !this.#left.has(text.trim().toLowerCase()))
      .map(({ entry, text, isCurated }) => ({
        text,
        value: (numbers.get(entry) ?? 0) * needsRange + this.#needsOf(entry, text, isCurated),
      }));
    return { entries, spellings };
  }

  #needsOf(entry: SkillEntry, text: string, isCurated: boolean): number {
    const words = wordsOf(text);
    const [first = ''] = words;
    if (words.length === 1 && /^[a-z]{1,2}$/i.test(first)) {
      const isKnownShort = this.#curated.has(entry) && first.length === 2 && first === first.toUpperCase();
      const letters = first === first.toUpperCase() ? spellingNeeds.capitals : spellingNeeds.capital;
      return letters | (isKnownShort ? 0 : spellingNeeds.listed);
    }
    if (this.#alone.has(text.toLowerCase())) return spellingNeeds.weak | spellingNeeds.alone;
    // Without its last letter, "CICS" is another abbreviation.
    const plural = words.length === 1 && /^[A-Z]{2,5}S$/.test(first) ? spellingNeeds.plural : 0;
    if (!isCurated && words.length === 1 && /^[A-Z]{3,5}$/.test(first))
      return plural | spellingNeeds.capitals;
    if (entry.kind !== 'tool') return plural | (this.#isWeak(entry, text, words) ? spellingNeeds.weak : 0);
    return this.#needsOfTool(entry, text, words);
  }

  #isWeak(entry: SkillEntry, text: string, words: readonly string[]): boolean {
    return (
      entry.kind === 'soft' ||
      !this.#curated.has(entry) ||
      this.#weakEntries.has(entry) ||
      this.#weak.has(text.toLowerCase()) ||
      (words.length === 1 && this.#isCommon(words[0] ?? ''))
    );
  }

  #needsOfTool(entry: SkillEntry, text: string, words: readonly string[]): number {
    const plural = words.length === 1 && /s$/i.test(text) ? spellingNeeds.plural : 0;
    const isCurated = this.#curated.has(entry);
    const ordinary = words.every((word) => /^\d+$/.test(word) || this.#isOrdinary(word));
    if (words.length === 1 && text === text.toUpperCase() && text.length <= 5 && (ordinary || !isCurated)) {
      return plural | spellingNeeds.capitals;
    }
    if (!ordinary || !/[A-Z]/.test(text)) return plural;
    if (words.length === 1) {
      const number = plural | (plural === 0 ? spellingNeeds.singular : 0);
      return number | spellingNeeds.capital | (this.#isCommon(text) ? spellingNeeds.listed : 0);
    }
    // "Microsoft Word" needs no context; "Act Manager" is a product only if capitalized.
    return plural | (words.slice(1).some((word) => /^[A-Z]/.test(word)) ? spellingNeeds.capital : 0);
  }
}

const keyOf = (text: string): string => foldedWords(text).join(' ');

/** "C++ programming" is `c++-programming`. */
const idOf = (name: string): string =>
  wordsOf(name)
    .map((word) => (word === '&' ? 'and' : word.toLowerCase()))
    .join('-');

/** The text itself, "PowerPoint" as two words, and "e-commerce" as one. */
function formsOf(text: string): string[] {
  const forms = [text];
  const parted = text.replace(/([a-z]{3})([A-Z][a-z]{2})/g, '$1 $2');
  if (parted !== text) forms.push(parted);
  const closed = text.replace(/\b([a-z]{1,5})-([a-z]{2,})/gi, '$1$2');
  if (closed !== text && !text.includes(' - ')) forms.push(closed);
  return forms;
}
