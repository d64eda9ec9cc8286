import type { Candidate } from '../candidate/candidate.ts';
import { isAssistantTo } from '../candidate/skills-of-titles.ts';
import { isOfSector, sectorsOf } from '../job/rules/sectors.ts';
import { inEnglish } from '../languages/gloss.ts';
import type { Evidence, Position } from '../resume/resume.ts';
import type { Seniority } from '../vocabulary/vocabulary.ts';
import { readWords } from '../words/read-words.ts';
import { stem } from '../words/stem.ts';
import { wordRarity } from '../words/word-rarity.ts';
import type { Judging } from './criterion.ts';

/** Minimum title affinity from which a position belongs to the field. */
const nearTitle = 0.5;
/** Minimum share of the weight of the field's words in the position's heading, or in one line and its heading. */
const shareInHeading = 0.5;
const shareInLines = 0.65;

/** Words around a field that say nothing about it: "in a hospital environment". */
const frameStems: ReadonlySet<string> = new Set(
  `role position environment setting industry organization organisation company capacity field sector level work working experience
  job department business professional similar related commercial high volume large small multi using use`
    .split(/\s+/)
    .map(stem),
);

/** "3 years of leadership experience": years of leading people, in any occupation. */
const isOfLeading =
  /^(?:(?:people|team|staff|direct|formal|prior|first-line|in|of|a|an|or|and|role|position|capacity|others) ?)*(?:leadership|leaders?|supervis(?:ory|ing|ion|or)|managerial|management|managing|leading|charge)(?: (?:people|teams?|staff|others|employees|role|roles|position|capacity|responsibilit(?:y|ies)|or|and|of|an?|supervisory|managerial|management|leadership))*$/i;
const leadingRanks: ReadonlySet<Seniority | null> = new Set(['lead', 'manager', 'executive']);
const leadsPeople =
  /\b(?:supervis(?:e|ed|es|ing)|manag(?:e|ed|es|ing)|lead|led|leads|leading|overs(?:ee|aw|eeing)|direct(?:ed|s|ing)?|mentor(?:ed|s|ing)?|coach(?:ed|es|ing)?) (?:[\w,-]+ ){0,4}?(?:teams?|staff|employees|people|crews?|associates|technicians|workers|interns|direct reports|nurses|agents|engineers|volunteers)\b/i;

/** Managers of something other than people, and people who work for themselves. */
const leadsNobody =
  /\b(?:account|case|project|product|program|programme|brand|category|relationship|territory|content|community|social media|business development|contract|property|portfolio|campaign|event|risk|asset) manager\b|\b(?:owner|self-employed|freelance\w*|proprietor|sole trader)\b/i;

export type FieldPosition = {
  readonly position: Position;
  /** Whether the title or heading belongs to the field; otherwise only lines of the description mention it. */
  readonly isTitled: boolean;
  readonly places: readonly Evidence[];
};

/** "Supply chain and/or industrial engineering": any of them is enough. */
const alternatives = /,|;|\/|\s(?:and\/or|and ?\/? ?or|or|and|&)\s/i;

type SoughtField = { readonly text: string; readonly weights: ReadonlyMap<string, number> };

function soughtFields(field: string, language: Judging['language']): readonly SoughtField[] {
  const parts = field.split(alternatives).flatMap((text) => {
    const weights = new Map(
      readWords(text, language)
        .filter((word) => !frameStems.has(word.stem))
        .map((word) => [word.stem, Math.max(0.05, wordRarity(word.stem))] as const),
    );
    return weights.size === 0 ? [] : [{ text: text.trim(), weights }];
  });
  return parts;
}

function shareOf(stems: ReadonlySet<string>, { weights }: SoughtField): number {
  let whole = 0;
  let shown = 0;
  for (const [stem, weight] of weights) {
    whole += weight;
    if (stems.has(stem)) shown += weight;
  }
  return shown / whole;
}

/** The positions in a field of work, by their title, heading or lines, with the evidence. */
export function positionsOfField(
  field: string,
  candidate: Candidate,
  { vocabulary, language, isCopied }: Judging,
): readonly FieldPosition[] {
  if (isOfLeading.test(field.trim())) return positionsThatLead(candidate, { vocabulary, isCopied });
  const fields = soughtFields(field, language);
  if (fields.length === 0) return [];
  const best = (stems: ReadonlySet<string>) => Math.max(...fields.map((sought) => shareOf(stems, sought)));
  const titles = [field, ...fields.map(({ text }) => text)].flatMap((text) => [
    text,
    ...vocabulary.findTitles(text).map(({ title }) => title),
  ]);
  const isOfBranch = inBranchesOf([field, ...fields.map(({ text }) => text)], candidate, vocabulary);
  const found: FieldPosition[] = [];
  candidate.resume.positions.forEach((position, number) => {
    const { title } = position;
    const lines = candidate.lines.filter(
      (line) => line.position === number && line.showing !== 'piled' && !isCopied(line),
    );
    const headings = lines.filter(({ showing }) => showing === 'title');
    const isTitled =
      headings.length > 0 &&
      (best(new Set(headings.flatMap(({ stems }) => [...stems]))) >= shareInHeading ||
        (title !== null &&
          (isOfBranch(title) ||
            titles.some((sought) => vocabulary.titleAffinity(title, sought) >= nearTitle))));
    if (isTitled) {
      found.push({ position, isTitled, places: headings.slice(0, 1) });
      return;
    }
    if (best(new Set(lines.flatMap(({ stems }) => [...stems]))) < shareInLines) return;
    const fieldLines = lines
      .map((line) => ({ line, share: best(line.stems) }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share || a.line.start - b.line.start);
    found.push({ position, isTitled, places: fieldLines.slice(0, 1).map(({ line }) => line) });
  });
  return found;
}

/** Whether a title's occupation is in a sector that one of the fields names: "healthcare", "retail". */
function inBranchesOf(
  fields: readonly string[],
  { language }: Candidate,
  vocabulary: Judging['vocabulary'],
): (title: string) => boolean {
  const branches = fields.flatMap(sectorsOf);
  if (branches.length === 0) return () => false;
  return (title) =>
    !isAssistantTo(title) &&
    vocabulary
      .findTitles(inEnglish(title, language))
      .some(({ occupation }) => branches.some((sector) => isOfSector(occupation, sector)));
}

/** The positions in a sector, by their titles; none where the name is not a sector. */
export function positionsInBranch(
  name: string,
  candidate: Candidate,
  { vocabulary, isCopied }: Pick<Judging, 'vocabulary' | 'isCopied'>,
): readonly FieldPosition[] {
  const isOfBranch = inBranchesOf([name], candidate, vocabulary);
  return candidate.resume.positions.flatMap((position): FieldPosition[] => {
    const [heading] = position.evidence;
    if (position.title === null || heading === undefined || isCopied(heading)) return [];
    return isOfBranch(position.title) ? [{ position, isTitled: true, places: [heading] }] : [];
  });
}

/** Minimum affinity of titles that differ only in spelling or rank. */
const sameTitle = 0.95;

/**
 * The positions with the advertised title: a bookkeeper has years of "keeping the books of a small company",
 * regardless of the wording of the advert.
 */
export function positionsOfTitle(
  title: string | null,
  candidate: Candidate,
  { vocabulary, isCopied, language }: Judging,
): readonly FieldPosition[] {
  if (title === null) return [];
  const asked = inEnglish(title, language);
  return candidate.resume.positions.flatMap((position): FieldPosition[] => {
    const [heading] = position.evidence;
    if (position.title === null || heading === undefined || isCopied(heading)) return [];
    const held = inEnglish(position.title, candidate.language);
    const isHeld = vocabulary.titleAffinity(held, asked) >= sameTitle;
    return isHeld ? [{ position, isTitled: false, places: [heading] }] : [];
  });
}

/** The positions that lead people, for skills such as "leadership" and "supervising staff". */
export const positionsLeadingAsAsked = (
  name: string,
  candidate: Candidate,
  judging: Pick<Judging, 'vocabulary' | 'isCopied'>,
): readonly FieldPosition[] => (isOfLeading.test(name.trim()) ? positionsThatLead(candidate, judging) : []);

/** The positions that lead people: by the rank of the title, or by a line that says so. */
function positionsThatLead(
  candidate: Candidate,
  { vocabulary, isCopied }: Pick<Judging, 'vocabulary' | 'isCopied'>,
): readonly FieldPosition[] {
  const { positions, document } = candidate.resume;
  return positions.flatMap((position, number): FieldPosition[] => {
    const lines = candidate.lines.filter(
      (line) => line.position === number && line.showing !== 'piled' && !isCopied(line),
    );
    const heading = lines.find(({ showing }) => showing === 'title');
    const isRanked =
      position.title !== null &&
      !leadsNobody.test(position.title) &&
      vocabulary.findTitles(position.title).some(({ seniority }) => leadingRanks.has(seniority));
    if (heading && isRanked) return [{ position, isTitled: true, places: [heading] }];
    const leading = lines.find(({ start, end }) => leadsPeople.test(document.text.slice(start, end)));
    return leading ? [{ position, isTitled: true, places: [leading] }] : [];
  });
}

/** Whole months of positions; overlapping months count once; `null` where none has dates. */
export function monthsOf(positions: readonly Position[]): number | null {
  const dated = positions.filter(({ start, months }) => start !== null && months !== null);
  return dated.length === 0 ? null : monthsOfEach(dated).reduce((sum, months) => sum + months, 0);
}

/** The whole months of each position that no earlier one of the list covers; 0 without dates. */
export function monthsOfEach(positions: readonly Position[]): readonly number[] {
  let covered: readonly Span[] = [];
  return positions.map(({ start, months }) => {
    if (start === null || months === null) return 0;
    const span = { from: monthNumber(start), to: monthNumber(start) + months };
    const own = months - covered.reduce((sum, other) => sum + common(span, other), 0);
    covered = withSpan(covered, span);
    return own;
  });
}

/** A half-open interval of months. */
type Span = { readonly from: number; readonly to: number };

const common = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));

/** Adds a span to disjoint spans and merges those that touch. */
function withSpan(spans: readonly Span[], span: Span): readonly Span[] {
  const touching = spans.filter(({ from, to }) => from <= span.to && span.from <= to);
  const joined = touching.reduce(
    (all, { from, to }) => ({ from: Math.min(all.from, from), to: Math.max(all.to, to) }),
    span,
  );
  return [...spans.filter((other) => !touching.includes(other)), joined];
}

/** Months since the year 0 of `YYYY` or `YYYY-MM`. */
function monthNumber(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return 12 * year + month - 1;
}
