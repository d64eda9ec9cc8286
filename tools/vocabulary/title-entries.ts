import { titleCore } from '../../packages/engine/src/vocabulary/seniority.ts';
import { tokenise } from '../../packages/engine/src/vocabulary/tokens.ts';
import { foldedWords, type Phrase, wordsOf } from './phrase-encoding.ts';
import type { Taxonomies } from './taxonomies.ts';

/** Titles with their occupations. `sets` contains the distinct lists of occupation numbers, best first. */
export type TitleBook = {
  readonly titles: readonly Phrase[];
  readonly sets: readonly string[];
  readonly occupations: readonly {
    readonly code: string;
    readonly related: readonly (readonly [string, number])[];
  }[];
};

/** How a title's sources rank its occupations. */
const sourceWeights = {
  official: 30,
  reported: 10,
  alternate: 3,
  curated: 100,
  esco: 1,
  family: 0.1,
} as const;

const tierWeights = { 'Primary-Short': 3, 'Primary-Long': 2, Supplemental: 1 } as const;

export type CuratedTitle = { readonly title: string; readonly code: string };

export function buildTitleBook(taxonomies: Taxonomies, curated: readonly CuratedTitle[]): TitleBook {
  const shelf = new Map<string, { text: string; codes: Map<string, number> }>();
  const closed = new Set<string>();
  const vote = (title: string, code: string, weight: number) => {
    const text = tidy(title);
    const words = foldedWords(text);
    if (words.length === 0 || words.length > 8 || text.length < 2) return;
    if (words.length === 1 && weight < sourceWeights.curated && !namesPerson(text)) return;
    const key = keyOf(text);
    const known = shelf.get(key) ?? { text, codes: new Map<string, number>() };
    if (closed.has(key)) return;
    known.codes.set(code, (known.codes.get(code) ?? 0) + weight);
    shelf.set(key, known);
  };

  for (const { title, code } of curated) {
    const isGuess = code.startsWith('~');
    vote(title, code.replace(/^[~-]/, ''), isGuess ? sourceWeights.family : sourceWeights.curated);
  }
  // A manual title without an occupation, or only related to one, takes none from other sources.
  for (const { title, code } of curated) if (/^[~-]/.test(code)) closed.add(keyOf(tidy(title)));
  for (const { title, code, source } of taxonomies.occupationTitles) {
    for (const form of formsOf(title, source === 'official')) vote(form, code, sourceWeights[source]);
  }
  addEscoTitles(taxonomies, shelf, vote);

  const numbers = new Map(taxonomies.occupations.map(({ code }, number) => [code, number]));
  const sets = new Map<string, number>();
  const titles = [...shelf.values()].map(({ text, codes }) => {
    const best = [...codes]
      .sort((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1))
      .slice(0, 6)
      .map(([code, weight]) => `${numbers.get(code) ?? ''}${weight < sourceWeights.esco ? '?' : ''}`);
    const set = best.join(',');
    if (!sets.has(set)) sets.set(set, sets.size);
    return { text, value: sets.get(set) ?? 0 };
  });
  return { titles, sets: [...sets.keys()], occupations: relate(taxonomies) };
}

function relate(taxonomies: Taxonomies): TitleBook['occupations'] {
  const related = new Map<string, [string, number][]>();
  for (const { code, related: other, tier } of taxonomies.relatedOccupations) {
    related.set(code, [...(related.get(code) ?? []), [other, tierWeights[tier]]]);
  }
  return taxonomies.occupations.map(({ code }) => ({ code, related: related.get(code) ?? [] }));
}

/**
 * ESCO counts occupations differently from O*NET. An ESCO occupation belongs to the O*NET occupations that share its
 * titles; one that shares none gets the most frequent occupation of its ISCO group, marked as a guess.
 */
function addEscoTitles(
  taxonomies: Taxonomies,
  shelf: ReadonlyMap<string, { codes: ReadonlyMap<string, number> }>,
  vote: (title: string, code: string, weight: number) => void,
): void {
  const shared = taxonomies.escoOccupations.map(({ titles }) => {
    const votes = new Map<string, number>();
    for (const title of titles) {
      const codes = shelf.get(foldedWords(tidy(title)).join(' '))?.codes ?? new Map<string, number>();
      for (const [code, weight] of codes) votes.set(code, (votes.get(code) ?? 0) + weight / codes.size);
    }
    return bestOf(votes);
  });
  const groups = new Map<string, Map<string, number>>();
  taxonomies.escoOccupations.forEach(({ isco }, index) => {
    const code = shared[index];
    if (!code) return;
    const votes = groups.get(isco) ?? new Map<string, number>();
    votes.set(code, (votes.get(code) ?? 0) + 1);
    groups.set(isco, votes);
  });
  taxonomies.escoOccupations.forEach(({ isco, titles }, index) => {
    const own = shared[index];
    const code = own ?? bestOf(groups.get(isco) ?? new Map()) ?? '';
    for (const title of titles) vote(title, code, own ? sourceWeights.esco : sourceWeights.family);
  });
}

const bestOf = (votes: ReadonlyMap<string, number>): string | null =>
  [...votes].sort((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1))[0]?.[0] ?? null;

/** The variants in which an O*NET entry writes a title. */
function formsOf(title: string, isOfficial: boolean): string[] {
  const plain = title.replace(/\s*\([^)]*\)/g, '').trim();
  const inner = [...title.matchAll(/\(([^)]+)\)/g)]
    .map(([, text = '']) => text)
    .filter((text) => /^[A-Z]{2,5}$|^[A-Z].* /.test(text));
  const forms = [plain, ...inner];
  // Official names are plurals, often with exceptions: "Lawyers", "Managers, All Other", "Cooks, Fast Food".
  if (isOfficial)
    return [plain.replace(/, (?:All Other|Except .*|Including .*)$/, '')].filter(
      (form) => !form.includes(', '),
    );
  const turned = /^([^,]+), ([^,]+)$/.exec(plain);
  if (turned?.[1] && turned[2]) forms.push(`${turned[2]} ${turned[1]}`);
  return forms;
}

/** Title case, single spaces, no words of seniority at either end. */
function tidy(title: string): string {
  const tokens = tokenise(title);
  const { first, last } = titleCore(title, tokens);
  return wordsOf(title)
    .slice(first, last + 1)
    .map((word, index) => capitalise(word === '&' ? 'and' : word, index === 0))
    .join(' ');
}

const capitalise = (word: string, isFirst: boolean): string =>
  /^[a-z]/.test(word) && (isFirst || !small.has(word)) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

const keyOf = (title: string): string => foldedWords(title).join(' ');

/** A single word counts as a title only if it looks like the name of someone who does something. */
const namesPerson = (word: string): boolean =>
  /^[A-Z]{2,5}$/.test(word) ||
  (/(?:[eoi]rs?|ists?|[aei]nts?|ians?|m[ae]n|woman|person|yst|nurse|cook|chef|clerk|guard|coach|pilot|model|judge|aide|maid|smith|wright|herd|hand|boy|girl|ess|host|tech|rep|valet|page|nanny|dean)$/i.test(
    word,
  ) &&
    !/ment$/i.test(word) &&
    !notPersons.has(word.toLowerCase()));

const notPersons = new Set(
  `customer computer center water paper senior junior user client server-side member order folder power floor color labor
  layer transfer filter timber lumber leather rubber copper silver matter letter career corner number offer chapter
  content department equipment management investment environment student talent event patent plant restaurant agent-based
  accent current parent component present client consumer her other over under after never water liquor motor color
  interior exterior prior major minor error sensor vector sector monitor`.split(/\s+/),
);

const small = new Set(['of', 'and', 'or', 'the', 'for', 'in', 'to', 'at', 'on', 'a', 'an', 'with']);
