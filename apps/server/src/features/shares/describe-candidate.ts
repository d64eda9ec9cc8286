import {
  type AnalysisDetail,
  type CreditPart,
  type Explanations,
  groupWords,
  type Language,
  type Remark,
  say,
  type Weighting,
} from '@winnow/contracts';
import type { Evidence, FlagKind, Resume } from '@winnow/engine';
import { type Points, pointsOf, pointsOfParts } from '@winnow/engine/points';
import { aliasCodeOf } from '../analyses/analysis-row.ts';
import { quoteEvidence } from './quote-evidence.ts';
import { explanations, reportWords } from './words/in-language.ts';

/**
 * A candidate in exports, reports and shared lists. Excludes covered data and notes, which are private to their
 * author.
 */
export type DescribedCandidate = {
  readonly id: string;
  readonly name: string;
  readonly fileName: string | null;
  readonly jobTitle: string;
  readonly jobVersion: number;
  readonly headline: string | null;
  readonly place: string | null;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly links: readonly string[];
  readonly experienceMonths: number | null;
  readonly score: number | null;
  /** The highest score that is still possible. */
  readonly potential: AnalysisDetail['potential'];
  readonly band: AnalysisDetail['band'];
  readonly confidence: number;
  readonly group: AnalysisDetail['group'];
  readonly groupWords: string;
  readonly mustsMet: number;
  readonly mustsTotal: number;
  /** Must-haves that are not met. */
  readonly missingMusts: readonly string[];
  /** Must-haves that are not found. */
  readonly notFoundMusts: readonly string[];
  readonly findings: readonly DescribedFinding[];
  readonly strengths: readonly string[];
  readonly gaps: readonly string[];
  readonly questions: readonly string[];
  readonly flags: readonly { readonly kind: FlagKind; readonly text: string | null }[];
  readonly positions: AnalysisDetail['facts']['positions'];
  readonly education: AnalysisDetail['facts']['education'];
  readonly skills: AnalysisDetail['facts']['skills'];
  readonly certifications: readonly string[];
  readonly languages: AnalysisDetail['facts']['languages'];
  readonly stage: AnalysisDetail['stage'];
  readonly decision: AnalysisDetail['decision'];
  readonly decisionReason: string | null;
  readonly declinedFor: AnalysisDetail['declinedFor'];
  readonly tags: readonly string[];
  readonly assignee: string | null;
  readonly override: AnalysisDetail['override'];
  readonly engineVersion: string;
  readonly judgedAt: string;
  readonly inputs: AnalysisDetail['inputs'];
};

export type DescribedFinding = {
  readonly requirement: string;
  readonly kind: string;
  readonly must: boolean;
  /** Part of the overall fit. */
  readonly overall: boolean;
  readonly weight: number;
  readonly status: AnalysisDetail['verdicts'][number]['status'];
  readonly credit: number | null;
  /** Points that it adds to the score; `null` if it isn't counted. */
  readonly points: Points | null;
  /** In English, including corrections. */
  readonly reason: string;
  /** The code behind the sentence. */
  readonly because: AnalysisDetail['report']['findings'][number]['reason'];
  /** Texts of corrections by members. */
  readonly byHand: readonly string[];
  readonly quotes: readonly string[];
  readonly weighting: Weighting;
  /** The parts of the credit. */
  readonly parts: readonly DescribedPart[];
};

export type DescribedPart = CreditPart & {
  readonly share: number;
  readonly credit: number;
  readonly points: Points | null;
  /** Subject of the part, in English. */
  readonly label: string;
  readonly quotes: readonly string[];
};

/** Replaces covered words. */
const covered = '[…]';

/**
 * @param personal intervals that identify the candidate, sorted and without overlaps. They, name, contacts, place,
 * schools, file name and user-entered text are covered; `null` covers nothing.
 * @param language of the sentences and of the alias
 */
export function describeCandidate(
  detail: AnalysisDetail,
  resume: Resume,
  personal: readonly Evidence[] | null,
  language: Language = 'en',
): DescribedCandidate {
  const sentences = explanations[language];
  const { facts, report } = detail;
  const anonymous = personal !== null;
  const { text } = resume.document;
  const open = <Value>(value: Value) => (anonymous ? null : value);
  const shown = (place: Evidence) => coverText(text, place, personal ?? []);
  const points = report.score === null ? null : pointsOf(report.findings);
  const named = new Map(detail.requirements.map((requirement) => [requirement.id, requirement.text]));
  return {
    id: detail.id,
    name: open(detail.candidateName) || reportWords[language].alias(aliasCodeOf(detail.id)),
    fileName: open(detail.fileName),
    jobTitle: detail.jobTitle,
    jobVersion: detail.jobVersion,
    headline: detail.headline,
    place: open(detail.place),
    emails: anonymous ? [] : facts.emails.map(({ value }) => value),
    phones: anonymous ? [] : facts.phones.map(({ value }) => value),
    links: anonymous ? [] : facts.links.map(({ value }) => value),
    experienceMonths: detail.experienceMonths,
    score: detail.score,
    potential: detail.potential,
    band: detail.band,
    confidence: detail.confidence,
    group: detail.group,
    groupWords: groupWords[detail.group],
    mustsMet: detail.mustsMet,
    mustsTotal: detail.mustsTotal,
    missingMusts: detail.gate.missing.map((id) => named.get(id) ?? id),
    notFoundMusts: report.findings
      .filter(
        ({ requirement, status, credit }) =>
          requirement.must && requirement.weight > 0 && credit !== null && status === 'not-found',
      )
      .map(({ requirement }) => requirement.text),
    findings: report.findings.map((finding) =>
      describeFinding(finding, points?.get(finding.requirement.id) ?? null, sentences, (evidence) =>
        quoteEvidence(evidence, text, shown),
      ),
    ),
    strengths: detail.strengths.map((remark) => remarkIn(sentences, remark)),
    gaps: detail.gaps.map((remark) => remarkIn(sentences, remark)),
    questions: detail.questions.map(({ question }) => say(sentences.question, question)),
    // A flag quotes the resume without a position, so its words may include a name.
    flags: report.flags.map(({ kind, text: quoted, note }) => ({
      kind,
      text: note === null ? open(quoted) : sentences.flagNote[note],
    })),
    positions: facts.positions.map((position) => withShown(position, shown)),
    education: anonymous
      ? facts.education.map((entry) => ({ ...entry, institution: null, evidence: [] }))
      : facts.education,
    skills: facts.skills.map((skill) => withShown(skill, shown)),
    certifications: facts.certifications.map(({ value }) => value),
    languages: facts.languages.map((language) => withShown(language, shown)),
    stage: detail.stage,
    decision: detail.decision,
    decisionReason: open(detail.decisionReason),
    declinedFor: open(detail.declinedFor),
    tags: personal ? detail.tags.filter((tag) => !tellsWho(tag, personal, text)) : detail.tags,
    assignee: open(assigneeOf(detail, language)),
    override: detail.override && { score: detail.override.score, reason: open(detail.override.reason) ?? '' },
    engineVersion: detail.engineVersion,
    judgedAt: detail.judgedAt,
    inputs: detail.inputs,
  };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Whether a tag contains an identifying word, such as a name. */
function tellsWho(tag: string, personal: readonly Evidence[], text: string): boolean {
  const words = new Set(personal.flatMap(({ start, end }) => wordsOf(text.slice(start, end))));
  return wordsOf(tag).some((word) => words.has(word));
}

type Quoted = ReturnType<typeof quoteEvidence>;

function describeFinding(
  finding: AnalysisDetail['report']['findings'][number],
  points: Points | null,
  sentences: Explanations,
  quoted: (evidence: readonly Evidence[]) => Quoted,
): DescribedFinding {
  const { requirement, status, credit, reason, evidence, parts } = finding;
  const { text, kind, must, overall, weight, weighting } = requirement;
  const { quotes, byHand } = quoted(evidence);
  const sentence = say(sentences.reason, reason);
  const pointsOfEach = points && pointsOfParts(parts, points);
  return {
    requirement: text,
    kind,
    must,
    overall,
    weight,
    status,
    credit,
    points,
    reason: byHand.length === 0 ? sentence : `${sentence} ${sentences.byHand(byHand)}`,
    because: reason,
    byHand,
    quotes,
    weighting,
    // Evidence of parts contains the original words, so it is left out.
    parts: parts.map(({ evidence: places, ...part }, place) => ({
      ...part,
      label: say(sentences.part, part),
      points: pointsOfEach?.[place] ?? null,
      quotes: quoted(places).quotes,
    })),
  };
}

const remarkIn = (sentences: Explanations, { requirement, reason, must }: Remark): string =>
  sentences.remark(requirement, say(sentences.reason, reason), must);

function withShown<Fact extends { readonly evidence: readonly (Evidence & { readonly quote: string })[] }>(
  fact: Fact,
  shown: (place: Evidence) => string,
): Fact {
  return { ...fact, evidence: fact.evidence.map((place) => ({ ...place, quote: shown(place) })) };
}

/** A quote with the personal words in it covered. @param personal sorted, without overlaps */
export function coverText(text: string, { start, end }: Evidence, personal: readonly Evidence[]): string {
  let shown = '';
  let at = start;
  for (let index = firstEndingAfter(personal, start); index < personal.length; index += 1) {
    const interval = personal[index];
    if (!interval || interval.start >= end) break;
    shown += text.slice(at, Math.max(at, interval.start)) + covered;
    at = Math.min(end, interval.end);
  }
  return shown + text.slice(at, end);
}

/**
 * Index of the first interval that ends after an offset. A binary search: a text may have thousands, and every quote
 * needs it.
 */
function firstEndingAfter(intervals: readonly Evidence[], offset: number): number {
  let [low, high] = [0, intervals.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((intervals[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The assignee's name; former members are marked, and have no name if their account is deleted. */
function assigneeOf({ assignee, assignedTo }: AnalysisDetail, language: Language): string | null {
  if (assignedTo?.isMember !== false) return assignee;
  const { formerMember } = reportWords[language];
  return assignee ? `${assignee} (${formerMember})` : formerMember;
}
