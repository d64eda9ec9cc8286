import type { CuratedSkill } from './curated-skills.ts';
import type { OrdinaryWords } from './ordinary-words.ts';
import { foldedWords, wordsOf } from './phrase-encoding.ts';
import { type SkillBook, type SkillEntry, SkillShelf, type SpellingRules } from './skill-shelf.ts';
import type { EscoSkill, Technology } from './taxonomies.ts';
import { technologyNames, wellKnown } from './technology-names.ts';

type Sources = SpellingRules & {
  readonly curated: readonly CuratedSkill[];
  readonly technologies: readonly Technology[];
  readonly escoSkills: readonly EscoSkill[];
};

/** Merges all sources into one list of skills: manual entries first, so that they decide names and spellings. */
export function buildSkillBook(sources: Sources): SkillBook {
  const book = new SkillShelf(sources);
  const curated = sources.curated.map((skill) => ({
    skill,
    entry: book.claimCurated(skill),
  }));
  for (const { skill, entry } of curated) for (const alias of skill.aliases) book.spell(entry, alias);
  book.endCurated();
  const products = addTechnologies(book, sources.technologies, sources.isOrdinary);
  addEscoSkills(book, sources.escoSkills);
  for (const { skill, entry } of curated) {
    for (const name of skill.implies) entry.implies.add(book.named(name, skill.name));
    for (const name of skill.related) relate(entry, book.named(name, skill.name));
  }
  for (const { entry, commodity } of products) {
    const kind = book.find(kindOfSoftware.get(commodity) ?? '');
    if (kind && kind !== entry && !kind.implies.has(entry)) entry.implies.add(kind);
  }
  return book.close();
}

/**
 * Names that adverts use for the products of a kind of software: a person who works with QuickBooks works with
 * accounting software.
 */
const kindOfSoftware: ReadonlyMap<string, string> = new Map([
  ['Accounting software', 'Accounting software'],
  ['Business intelligence and data analysis software', 'Business intelligence'],
  ['Computer aided design CAD software', 'Computer-aided design'],
  ['Computer aided manufacturing CAM software', 'Computer-aided manufacturing'],
  ['Customer relationship management CRM software', 'Customer relationship management'],
  ['Desktop publishing software', 'Desktop publishing'],
  ['Enterprise resource planning ERP software', 'Enterprise resource planning'],
  ['Geographic information system', 'Geographic information systems'],
  ['Human resources software', 'Human resources information systems'],
  ['Point of sale POS software', 'Point of sale systems'],
  ['Presentation software', 'Presentation software'],
  ['Tax preparation software', 'Tax software'],
  ['Word processing software', 'Word processing software'],
]);

function relate(left: SkillEntry, right: SkillEntry): void {
  if (left === right) return;
  left.related.add(right);
  right.related.add(left);
}

function addTechnologies(
  book: SkillShelf,
  technologies: readonly Technology[],
  isOrdinary: OrdinaryWords,
): readonly Product[] {
  const products: Product[] = [];
  const rivalsByCommodity = new Map(rivalKinds.map((kind) => [kind, new Set<SkillEntry>()]));
  const common = [...technologies].sort((left, right) => right.occupations - left.occupations);
  for (const technology of common) {
    const [name = technology.name, ...others] = technologyNames(technology, isOrdinary);
    const known = [name, ...others].map((each) => book.find(each)).find((each) => each !== undefined);
    const entry = known ?? book.claim(name, 'tool', rarityOf(technology.occupations));
    for (const other of [name, ...others]) {
      if (isOneWord(other) && isOrdinary(other) && technology.occupations < wellKnown) continue;
      book.spell(entry, other);
    }
    if (isProduct(entry, technology)) products.push({ entry, commodity: technology.commodity });
    const rivals = rivalsByCommodity.get(technology.commodity);
    if (rivals && rivals.size < maxRivals && isProduct(entry, technology)) rivals.add(entry);
  }
  for (const rivals of rivalsByCommodity.values()) {
    for (const one of rivals) for (const other of rivals) relate(one, other);
  }
  return products;
}

/** A technology that is a product rather than a kind of software. */
type Product = { readonly entry: SkillEntry; readonly commodity: string };

const maxRivals = 8;

/** A product with some use, not a kind of software. */
const isProduct = ({ name, kind }: SkillEntry, { occupations }: Technology): boolean =>
  kind === 'tool' && occupations >= 4 && !/(?:software|systems?|conferencing|design)$/i.test(name);

/** Kinds of software whose products do the same work, so that a person who knows one soon learns another. */
const rivalKinds = [
  'Computer aided design CAD software',
  'Computer aided manufacturing CAM software',
  'Spreadsheet software',
  'Presentation software',
  'Accounting software',
  'Desktop publishing software',
  'Video conferencing software',
  'Computer based training software',
  'Tax preparation software',
  'Music or sound editing software',
  'Internet browser software',
  'Inventory management software',
  'Point of sale POS software',
  'Time accounting software',
  'Multi-media educational software',
];

/** O*NET has 923 occupations with technologies: a tool in all of them does not distinguish any. */
const rarityOf = (occupations: number): number => 0.95 - 0.9 * (Math.log(occupations) / Math.log(923));

function addEscoSkills(book: SkillShelf, skills: readonly EscoSkill[]): void {
  for (const { name, group, transversal, aliases } of skills) {
    const kind = transversal || group.startsWith('A') ? 'soft' : 'knowledge';
    const entry = book.find(name) ?? book.claim(name, kind, transversal ? 0.2 : 0.7);
    for (const alias of aliases) if (isAkin(alias, name)) book.spell(entry, alias);
  }
}

/**
 * The file's alternative labels are mostly wrong, so one counts only if it shares all its content words with the label,
 * except for a leading verb: "administer credit risk policy" for "apply …".
 */
function isAkin(alias: string, name: string): boolean {
  const own = stemsOf(alias);
  const known = stemsOf(name);
  const unknown = own.filter((stem) => !known.includes(stem));
  const isVerbAlone = unknown.length === 1 && unknown[0] === own[0];
  return own.length - unknown.length > 1 && (unknown.length === 0 || isVerbAlone);
}

const stemsOf = (text: string): readonly string[] => [
  ...new Set(
    foldedWords(text)
      .filter((word) => word.length > 3)
      .map((word) => word.slice(0, 6)),
  ),
];

const isOneWord = (text: string): boolean => wordsOf(text).length === 1;
