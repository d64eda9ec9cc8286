import type { Evidence } from '../resume/resume.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { requirementWeight, withinBudgets } from '../weights.ts';
import { meanRarity } from '../words/word-rarity.ts';
import { type AdvertLine, readAdvertLines } from './advert-lines.ts';
import {
  asksPlainly,
  isCompanyIntroduction,
  isLeftOut,
  readWording,
  type Wording,
} from './advert-wording.ts';
import type { Demand, JobDescription, Requirement } from './job-description.ts';
import { type DraftRequirement, readLineRequirements } from './line-requirements.ts';
import { requirementId } from './requirement-id.ts';
import { readTitle } from './title-demand.ts';
import { withWholeJob } from './whole-job.ts';

/**
 * What an advert asks for. Works on a whole advert and on a bare list of key skills. Parts about the company, pay,
 * benefits and law are left out.
 */
export function readJobDescription(
  text: string,
  { vocabulary }: { readonly vocabulary: Vocabulary },
): JobDescription {
  const lines = readAdvertLines(text);
  const title = readTitle(lines, vocabulary);
  const drafts: DraftRequirement[] = [];
  if (title) {
    drafts.push({
      kind: 'title',
      text: title.title,
      wording: 'asked',
      soft: false,
      isToldOtherwise: false,
      demand: { kind: 'title', title: title.title },
      start: title.start,
      end: title.end,
    });
  }
  const hasSections = lines.some(({ section }) => section !== 'unknown');
  const isSectioned = lines.some(({ section }) => section === 'must' || section === 'duties');
  for (const line of lines) {
    if (line.section === 'left-out' || isLeftOut(line.text)) continue;
    if (isSectioned && line.section === 'unknown' && !asksPlainly(line.text)) continue;
    const isIntroduction = hasSections && line.section === 'unknown';
    if (isIntroduction && isCompanyIntroduction(line.text)) continue;
    if (title && line.start <= title.start && title.end <= line.end && line.first) continue;
    const asked = readLineRequirements(line, wordingOf(line), vocabulary);
    // Above the first heading a short line in words of its own is a name, a place or a date.
    const isLabel = isIntroduction && line.text.split(/\s+/).length <= mostLabelWords;
    drafts.push(...(isLabel ? asked.filter(({ kind }) => kind !== 'other') : asked));
  }
  const requirements = withinBudgets(merge(withoutEchoes(drafts)));
  return {
    text,
    title: title?.title ?? null,
    requirements: withWholeJob(requirements, workIn(drafts), {
      isBareList: isBareList(lines),
    }),
  };
}

const mostLabelWords = 8;

/** The words of the line decide before its section: "Kotlin is a plus" among the requirements is optional. */
function wordingOf(line: AdvertLine): Wording {
  const said = readWording(line.text);
  if (line.section === 'nice' || said === 'nice') return 'nice';
  if (line.section === 'duties') return 'asked';
  return line.section === 'must' ? 'must' : (said ?? 'asked');
}

/** A line in words of its own that only repeats what is asked for by itself, here or elsewhere, asks nothing new. */
function withoutEchoes(drafts: readonly DraftRequirement[]): readonly DraftRequirement[] {
  const asked = new Set(drafts.filter(({ kind }) => kind !== 'other').map(({ text }) => text.toLowerCase()));
  return drafts.filter(
    ({ kind, text, isToldOtherwise }) =>
      kind !== 'other' || !(isToldOtherwise || asked.has(text.toLowerCase())),
  );
}

/** What is asked for of the work itself: a language or a degree is asked for in every line of work. */
const workIn = (drafts: readonly DraftRequirement[]): string =>
  drafts
    .filter(({ kind }) => kind === 'title' || kind === 'skill' || kind === 'other')
    .map(({ text }) => text)
    .join('\n');

const strength: Readonly<Record<Wording, number>> = { must: 2, asked: 1, nice: 0 };

/** One requirement for what is asked several times, as strong as the strongest line that asks it. */
function merge(drafts: readonly DraftRequirement[]): readonly Requirement[] {
  const groups = new Map<string, DraftRequirement[]>();
  for (const draft of drafts) {
    const key = requirementId(draft.kind, keyOf(draft.demand, draft.text));
    const group = groups.get(key);
    if (group) group.push(draft);
    else groups.set(key, [draft]);
  }
  return [...groups].map(([id, group]) => finish(id, group));
}

function finish(id: string, group: readonly DraftRequirement[]): Requirement {
  const strongest = group.reduce((best, next) =>
    strength[next.wording] > strength[best.wording] ? next : best,
  );
  const { kind, text, wording, soft, demand } = strongest;
  const evidence: Evidence[] = group.map(({ start, end }) => ({ start, end }));
  const must = wording === 'must' && canBeMust(kind, soft);
  return {
    id,
    kind,
    text,
    must,
    weight: requirementWeight({ kind, wording, soft, rarity: meanRarity(text) }),
    demand,
    evidence,
  };
}

/** A whole advert has more sentences than this; below it is a list of key skills or a note. */
const leastSentences = 4;
const wordsOfSentence = 7;

const isBareList = (lines: readonly AdvertLine[]): boolean =>
  lines.filter(({ text }) => text.split(/\s+/).length >= wordsOfSentence).length < leastSentences;

/** Nobody can be shut out by a soft skill or by the wording of a duty. */
const canBeMust = (kind: Requirement['kind'], soft: boolean): boolean =>
  !soft && kind !== 'other' && kind !== 'title';

function keyOf(demand: Demand, text: string): string {
  switch (demand.kind) {
    case 'skill':
      return [...demand.skillIds].sort().join('|');
    case 'experience':
      return `${demand.minMonths}|${[...demand.skillIds].sort().join('|')}`;
    case 'education':
      return `${demand.level ?? ''}|${[...demand.fields].sort().join('|')}`;
    default:
      return text;
  }
}
