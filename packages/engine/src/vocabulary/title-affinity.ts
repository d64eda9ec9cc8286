import { largest } from '../largest.ts';
import { joinedTitles } from './joined-titles.ts';
import type { FoundTitle, TitleRecogniser } from './title-recogniser.ts';
import type { OccupationSets, OccupationTable, TitleOccupation } from './title-table.ts';

/** Similarity of two titles, from 0 to 1; symmetric. */
export type TitleAffinity = (left: string, right: string) => number;

/** Similarity of two titles by what they have in common. */
const nearness = {
  sameTitle: 1,
  sameOccupation: 0.85,
  /** Both titles belong to the occupation, among others. */
  sharedOccupation: 0.65,
  /** By tier of O*NET's related occupations, 3 the nearest. */
  related: [0, 0.3, 0.45, 0.5],
  sameMinorGroup: 0.4,
  sameHeadWord: 0.15,
  /** Added to the same head word if all other words are the same too. */
  sameOtherWords: 0.6,
  /** Different head, all other words the same: a marketing intern and a marketing manager. */
  sameField: 0.3,
} as const;

/** Maximum for two jobs that share a head without meaning for the work: a product manager is not a project manager. */
const unlikeLimit = 0.3;

/** Weights of the further readings of a title (its second, third … occupation). */
const readingWeights = [1, 0.85, 0.7, 0.55, 0.5, 0.5] as const;

/** Minimum share of a piece of a line that the title must cover. */
const minOfPiece = 0.8;

const longMemory = 4096;

/** Compares job titles by the occupations they name and the words they share. Caches titles. */
export function createTitleAffinity(
  recognise: TitleRecogniser,
  occupationsOf: OccupationSets,
  occupations: OccupationTable,
): TitleAffinity {
  const known = new Map<string, readonly FoundTitle[]>();
  const longestOf = (text: string): FoundTitle | null => {
    const inTurn = [text, ...otherOrders(text)];
    const found = inTurn.map((order) =>
      recognise(order).reduce<FoundTitle | null>(
        (top, next) => (top === null || next.end - next.start > top.end - top.start ? next : top),
        null,
      ),
    );
    return found.find((title) => title !== null && isPlaced(title)) ?? found[0] ?? null;
  };
  const isPlaced = ({ set }: FoundTitle): boolean => occupationsOf(set).length > 0;
  // A piece counts only if it is entirely a title: "Design" in "Design and Web Manager" is not.
  const isTitle = (piece: string): boolean =>
    recognise(piece).some((title) => isPlaced(title) && title.end - title.start >= minOfPiece * piece.length);
  const titlesIn = (text: string): readonly FoundTitle[] => {
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    if (known.size >= longMemory) known.clear();
    const [whole = text, ...pieces] = joinedTitles(text);
    const titles = [whole, ...pieces.filter(isTitle)].flatMap((piece) => longestOf(piece) ?? []);
    known.set(text, titles);
    return titles;
  };
  // Cached, since resumes repeat the same titles, and several callers compare them with the job's.
  const near = new WeakMap<FoundTitle, WeakMap<FoundTitle, number>>();
  const nearnessOf = (one: FoundTitle, other: FoundTitle): number => {
    const toOthers = near.get(one) ?? new WeakMap<FoundTitle, number>();
    near.set(one, toOthers);
    const made = toOthers.get(other) ?? measureNearness(one, other);
    toOthers.set(other, made);
    return made;
  };
  const measureNearness = (one: FoundTitle, other: FoundTitle): number => {
    if (withoutStanding(one.title) === withoutStanding(other.title)) return nearness.sameTitle;
    const byWords = wordNearness(one.title, other.title);
    const byOccupation = occupationNearness(occupationsOf(one.set), occupationsOf(other.set), occupations);
    const nearest = Math.max(byWords, byOccupation);
    const isUnlike = byWords === nearness.sameHeadWord && byOccupation < nearness.sharedOccupation;
    return isUnlike && bareHeads.has(headOf(one.title)) ? Math.min(nearest, unlikeLimit) : nearest;
  };

  // Two joined titles count as each of them, for the candidate and for the job.
  return (left, right) => {
    const own = titlesIn(left);
    const others = titlesIn(right);
    if (own.length === 0 || others.length === 0) return samePlainWords(left, right) ? nearness.sameTitle : 0;
    return largest(own.flatMap((one) => others.map((other) => nearnessOf(one, other))));
  };
}

const headFirst =
  /^(?:senior |sr\.? |executive |assistant |associate |deputy |regional |global |state |group )*(vice[ -]president|vp|director|head|manager|lead|coordinator|supervisor)(?: of |, | - | for | )(?:the )?(?!in )(.{3,60})$/i;
const headLast = /^(.{3,60}?),? (vice[ -]president|vp|head|lead)$/i;

/** The same title in its most common word order: "Director of Finance" is a finance director, and a manager. */
function otherOrders(title: string): readonly string[] {
  const [, head = '', subject = ''] = headFirst.exec(title) ?? [];
  if (subject !== '') {
    const leads = /^(?:vice|vp|director|head)/i.test(head);
    return leads ? [`${subject} Director`, `${subject} Manager`] : [`${subject} ${head}`];
  }
  const [, before = ''] = headLast.exec(title) ?? [];
  return before === '' ? [] : [`${before} Manager`];
}

function occupationNearness(
  left: readonly TitleOccupation[],
  right: readonly TitleOccupation[],
  occupations: OccupationTable,
): number {
  let nearest = 0;
  left.forEach((one, place) => {
    right.forEach((other, otherPlace) => {
      const weight = (readingWeights[place] ?? 0.5) * (readingWeights[otherPlace] ?? 0.5);
      const certainty = one.isGuess || other.isGuess ? 0.7 : 1;
      nearest = Math.max(
        nearest,
        pairNearness(one.number, other.number, place + otherPlace === 0, occupations) * weight * certainty,
      );
    });
  });
  return Math.round(nearest * 100) / 100;
}

function pairNearness(
  left: number,
  right: number,
  isFirstReading: boolean,
  occupations: OccupationTable,
): number {
  if (left === right) return isFirstReading ? nearness.sameOccupation : nearness.sharedOccupation;
  const related = nearness.related[occupations.relation(left, right)] ?? 0;
  const minorGroup = (number: number) => occupations.codeOf(number).slice(0, 4);
  return Math.max(related, minorGroup(left) === minorGroup(right) ? nearness.sameMinorGroup : 0);
}

/** Titles with the same head are as similar as their other words: "SAP Consultant", "SAP Basis Consultant". */
function wordNearness(left: string, right: string): number {
  const own = modifiersOf(left);
  const others = modifiersOf(right);
  const shared = [...own].filter((word) => others.has(word)).length;
  const all = new Set([...own, ...others]).size;
  const overlap = all === 0 ? 0 : shared / all;
  const isSameHead = headOf(left) === headOf(right);
  const found = isSameHead
    ? nearness.sameHeadWord + nearness.sameOtherWords * overlap
    : nearness.sameField * overlap;
  return Math.round(found * 100) / 100;
}

/** Heads with nearly the same meaning, by the first of them. */
const sameHeads: Readonly<Record<string, string>> = {
  director: 'manager',
  head: 'manager',
  vp: 'manager',
  president: 'manager',
  leader: 'manager',
  programmer: 'developer',
  engineer: 'developer',
};

/** Heads without meaning for the work; the words before them carry it. */
const bareHeads = new Set(
  `manager specialist coordinator officer assistant associate executive consultant analyst administrator supervisor
  representative advisor lead`.split(/\s+/),
);

/** Words before a title that state a rank or status, not the kind of work. */
const standing = /^(?:(?:licen[sc]ed|certified|registered|chartered|qualified|credentialed|lead)[ -])+(?=\S)/;

/** "Licensed electrician" is an electrician; a registered manager is not just any manager. */
function withoutStanding(title: string): string {
  const whole = title.toLowerCase();
  const bare = whole.replace(standing, '');
  return bareHeads.has(bare) ? whole : bare;
}

function modifiersOf(title: string): ReadonlySet<string> {
  const head = headOf(title);
  return new Set(
    withoutStanding(title)
      .split(/[\s/,-]+/)
      .filter((word) => (sameHeads[word] ?? word) !== head && !/^(?:of|and|the|for|in|&|vice)$/.test(word)),
  );
}

function headOf(title: string): string {
  const [main = title] = title.split(/ (?:of|for|in) /);
  const head = main.split(' ').at(-1)?.toLowerCase() ?? '';
  return sameHeads[head] ?? head;
}

const samePlainWords = (left: string, right: string): boolean =>
  left.trim() !== '' && left.trim().toLowerCase() === right.trim().toLowerCase();
