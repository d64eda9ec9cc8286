import type { WrittenLanguage } from '../languages/language.ts';
import type { DegreeLevel, Evidence } from '../resume/resume.ts';
import { productOf, requirementWeighting } from '../weights.ts';
import { meanRarity } from '../words/mean-rarity.ts';
import { wordRarity } from '../words/word-rarity.ts';
import type { Wording } from './advert/advert-wording.ts';
import { ownWords } from './advert/own-words.ts';
import { educationText } from './asked-in-words.ts';
import { isGeneral } from './asking/open-questions.ts';
import type { Demand, OpenQuestion, Requirement } from './job-description.ts';
import type { DraftRequirement } from './line-requirements.ts';
import { requirementId } from './requirement-id.ts';
import { licenseNamed } from './rules/licenses.ts';

/** Plainly optional lines count as asked for; descriptions of the work do not. */
const strength: Readonly<Record<Wording, number>> = { must: 2, nice: 1, asked: 0 };

/** Merges repeated requirements, each as strong as the strongest line that asks for it. */
export function mergeRequirements(
  given: readonly DraftRequirement[],
  {
    isBareList,
    describesWork,
    language,
  }: {
    readonly isBareList: boolean;
    /** Whether lines only describe the work. A bare list without them asks for everything that it names. */
    readonly describesWork: boolean;
    readonly language: WrittenLanguage;
  },
): readonly Requirement[] {
  const named = withoutShorterNames(withoutWiderChoices(withOneDegree(given)));
  const asked = withoutSameDuties(named, language);
  // In a bare list, other words are an unknown key skill: each was put there to be asked for.
  const drafts = isBareList ? asked : pickDistinctive(asked, language);
  const groups = new Map<string, DraftRequirement[]>();
  for (const draft of drafts) {
    const key = requirementId(draft.kind, keyOf(draft.demand, draft.text));
    const group = groups.get(key);
    if (group) group.push(draft);
    else groups.set(key, [draft]);
  }
  const softShare = shareOfSoftSkills([...groups.values()]);
  return [...groups].map(([id, group]) => finish(id, group, { describesWork, language, softShare }));
}

/** Share of soft skills among what is asked for about the work, 0 to 1. */
function shareOfSoftSkills(groups: readonly (readonly DraftRequirement[])[]): number {
  const ofWork = groups
    .flatMap((group) => group.slice(0, 1))
    .filter(({ kind }) => kind === 'skill' || kind === 'title' || kind === 'other');
  const soft = ofWork.filter(({ kind, soft }) => kind === 'skill' && soft);
  return ofWork.length === 0 ? 0 : soft.length / ofWork.length;
}

function finish(
  id: string,
  group: readonly DraftRequirement[],
  {
    describesWork,
    language,
    softShare,
  }: { readonly describesWork: boolean; readonly language: WrittenLanguage; readonly softShare: number },
): Requirement {
  const strongest = group.reduce((best, next) =>
    strength[next.wording] > strength[best.wording] ? next : best,
  );
  const { kind, text, wording, soft, demand } = strongest;
  // The strongest line first, since its words are shown.
  const evidence: Evidence[] = [strongest, ...group.filter((draft) => draft !== strongest)].map(
    ({ start, end }) => ({ start, end }),
  );
  const overall = kind === 'title' || (describesWork && wording === 'asked' && isWordOfWork(kind));
  const unsure = overall ? [] : openQuestionsOfAll(group, strongest);
  const isVague = !overall && (soft || (language === 'en' && kind === 'other' && isGeneral(text)));
  // What nearly every resume claims excludes nobody, whether it is a known skill or in other words.
  const isSoft = soft || isVague;
  const must = wording === 'must' && canBeMust(kind, isSoft);
  const rarity = meanRarity(text, language);
  const weighting = requirementWeighting({ kind, wording, soft: isSoft, softShare, rarity });
  return {
    id,
    kind,
    text:
      demand.kind === 'education' && demand.ways === undefined ? withEquivalent(text, demand.instead) : text,
    must,
    weight: productOf(weighting),
    weighting,
    demand,
    evidence,
    overall,
    ...(unsure.length > 0 && { unsure }),
    ...(isVague && { vague: true }),
  };
}

/** "Bachelor's degree in Physics or equivalent experience": an alternative stays with what it replaces. */
const withEquivalent = (text: string, instead: string | undefined): string =>
  instead === undefined || /\bequivalent\b/i.test(text) ? text : `${text} or equivalent experience`;

/** The strongest drafts together decide what is uncertain: one certain draft is enough. */
function openQuestionsOfAll(
  group: readonly DraftRequirement[],
  strongest: DraftRequirement,
): readonly OpenQuestion[] {
  const codes = canBeMust(strongest.kind, strongest.soft)
    ? strongest.unsure
    : strongest.unsure.filter((code) => code !== 'must-or-nice');
  return codes.filter((code) =>
    group.every(({ wording, unsure }) =>
      wording === strongest.wording || code === 'company-text' ? unsure.includes(code) : true,
    ),
  );
}

/** Soft skills are never must-haves, and the title is part of the overall fit. */
const canBeMust = (kind: Requirement['kind'], soft: boolean): boolean => !soft && kind !== 'title';

/** Descriptions of the work are part of the overall fit, unless they are asked for. */
const isWordOfWork = (kind: Requirement['kind']): boolean => kind === 'skill' || kind === 'other';

function keyOf(demand: Demand, text: string): string {
  if (demand.ways !== undefined) return JSON.stringify(demand.ways);
  switch (demand.kind) {
    case 'skill':
      return [...demand.skillIds].sort().join('|');
    case 'experience':
      return `${demand.minMonths}|${demand.field?.toLowerCase() ?? [...demand.skillIds].sort().join('|')}`;
    case 'education':
      // A certificate with a specific name is different from the next one of its level.
      return `${demand.level ?? ''}|${[...demand.fields].sort().join('|')}${text === educationText(demand) ? '' : `|${text}`}`;
    // "RN" and "registered nurse" are one license.
    case 'certification':
      return / or /i.test(demand.name) ? text : (licenseNamed(demand.name)?.name ?? text);
    default:
      return text;
  }
}

/** Merges repeated degrees into one, with the fields of all lines. */
function withOneDegree(given: readonly DraftRequirement[]): readonly DraftRequirement[] {
  const drafts = given.map((draft) => withLevel(draft, given));
  const fields = new Map<string | null, Set<string>>();
  const first = new Map<string, string>();
  for (const { demand } of drafts) {
    if (demand.kind !== 'education' || demand.ways !== undefined) continue;
    const all = fields.get(demand.level) ?? new Set();
    for (const field of demand.fields) {
      const key = field.toLowerCase();
      first.set(key, first.get(key) ?? field);
      all.add(first.get(key) ?? field);
    }
    fields.set(demand.level, all);
  }
  return drafts.map((draft) => {
    if (draft.demand.kind !== 'education' || draft.demand.ways !== undefined) return draft;
    const demand = { ...draft.demand, fields: [...(fields.get(draft.demand.level) ?? [])] };
    const isAsWritten =
      demand.fields.length === draft.demand.fields.length &&
      draft.text !== educationText({ ...demand, level: null });
    return { ...draft, demand, text: isAsWritten ? draft.text : educationText(demand) };
  });
}

/** "The degree must be in law" refers to the bachelor's on the line before, not to an optional master's. */
function withLevel(draft: DraftRequirement, others: readonly DraftRequirement[]): DraftRequirement {
  if (draft.demand.kind !== 'education' || draft.demand.level !== null || draft.demand.ways !== undefined)
    return draft;
  const named = others.find(
    ({ demand, wording }) =>
      demand.kind === 'education' &&
      isOfCollege(demand.level) &&
      strength[wording] >= strength[draft.wording],
  );
  return named?.demand.kind === 'education'
    ? { ...draft, demand: { ...draft.demand, level: named.demand.level } }
    : draft;
}

const isOfCollege = (level: DegreeLevel | null): boolean =>
  level !== null && level !== 'secondary' && level !== 'vocational';

/** "Python" makes "Python or Go" redundant, unless that is asked for more strongly. */
function withoutWiderChoices(drafts: readonly DraftRequirement[]): readonly DraftRequirement[] {
  const alone = new Map<string, number>();
  for (const { demand, wording } of drafts) {
    if (demand.kind !== 'skill' || demand.skillIds.length !== 1) continue;
    const [id = ''] = demand.skillIds;
    alone.set(id, Math.max(alone.get(id) ?? 0, strength[wording]));
  }
  return drafts.filter(
    ({ demand, wording }) =>
      demand.kind !== 'skill' ||
      demand.skillIds.length < 2 ||
      !demand.skillIds.some((id) => (alone.get(id) ?? -1) >= strength[wording]),
  );
}

/** "Driver CPC" makes "CPC" redundant. */
function withoutShorterNames(drafts: readonly DraftRequirement[]): readonly DraftRequirement[] {
  const names = drafts.flatMap(({ demand }) => (demand.kind === 'certification' ? [demand.name] : []));
  return drafts.filter(
    ({ demand }) =>
      demand.kind !== 'certification' ||
      demand.ways !== undefined ||
      !names.some((name) => name.endsWith(` ${demand.name}`)),
  );
}

/** Two duties with most of their words in common are one. */
const sameFrom = 0.6;
/** Maximum number of duties, and of criteria in prose; longer lists go unread. */
const maxDuties = 10;
const maxCriteria = 20;

const stemsOf = ({ text }: DraftRequirement, language: WrittenLanguage): ReadonlySet<string> =>
  new Set(ownWords(text, [], language).map(({ stem }) => stem));

function withoutSameDuties(
  drafts: readonly DraftRequirement[],
  language: WrittenLanguage,
): readonly DraftRequirement[] {
  const kept: ReadonlySet<string>[] = [];
  // What is asked for most strongly stays: "blood bank" as a nice-to-have, not as a word of the duties.
  const strongestFirst = drafts
    .filter(({ kind }) => kind === 'other')
    .toSorted((a, b) => strength[b.wording] - strength[a.wording]);
  const repeated = new Set(
    strongestFirst.filter((draft) => {
      const stems = stemsOf(draft, language);
      if (kept.some((other) => overlapOf(stems, other) >= sameFrom)) return true;
      kept.push(stems);
      return false;
    }),
  );
  return drafts.filter((draft) => !repeated.has(draft));
}

function overlapOf(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((stem) => right.has(stem)).length;
  return shared / Math.max(1, left.size + right.size - shared);
}

/** Sum of rarities over the square root of their number: long sentences gain, but not in proportion. */
const rarityOfStems = (stems: ReadonlySet<string>): number =>
  [...stems].reduce((sum, stem) => sum + wordRarity(stem), 0) / Math.sqrt(Math.max(1, stems.size));

/** Keeps the duties and nice-to-haves in prose that are asked for most strongly and are most distinctive. */
function pickDistinctive(
  drafts: readonly DraftRequirement[],
  language: WrittenLanguage,
): readonly DraftRequirement[] {
  const ranked = drafts
    .filter(({ kind }) => kind === 'other')
    .map((draft) => ({
      draft,
      meanRarity: rarityOfStems(stemsOf(draft, language)),
    }))
    .sort((a, b) => strength[b.draft.wording] - strength[a.draft.wording] || b.meanRarity - a.meanRarity);
  const criteria = ranked.filter(({ draft }) => draft.wording !== 'asked');
  const duties = ranked.filter(({ draft }) => draft.wording === 'asked');
  const kept = new Set(
    [criteria.slice(0, maxCriteria), duties.slice(0, maxDuties)].flat().map(({ draft }) => draft),
  );
  return drafts.filter((draft) => draft.kind !== 'other' || kept.has(draft));
}
