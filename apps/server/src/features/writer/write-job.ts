import type { GeneratedJob, JobBrief, JobSection, JobSectionId } from '@winnow/contracts';
import type { Vocabulary } from '@winnow/engine';
import type { Draft } from './draft.ts';
import { findOccupation } from './occupation-knowledge.ts';
import { employmentWords, workModeWords } from './phrases.ts';
import { textOf } from './section-text.ts';
import { termsByLevel } from './seniority-terms.ts';
import { sortRequirements } from './sort-requirements.ts';
import { sectionIds, writeSection } from './write-section.ts';

const unknownTitle =
  'We do not know the duties of this title, so the text holds your wishes alone. A more usual title gives more.';

/** Writes a job description without a language model: the same brief always gives the same text. */
export function writeJob(brief: JobBrief, vocabulary: Vocabulary): GeneratedJob {
  const draft = draftOf(brief, vocabulary);
  const sections = sectionIds.map((id) => writeSection(draft, id, 0)).filter(isFilled);
  const terms = termsOf(brief);
  return {
    title: draft.title,
    terms,
    sections,
    text: textOf(draft.title, terms, sections),
    writer: { kind: 'offline' },
    occupation: draft.occupation?.title ?? null,
    notes: draft.occupation ? [] : [unknownTitle],
  };
}

/** Rewrites one section: each variant is different, and the same number always gives the same text. */
export function rewriteSection(
  brief: JobBrief,
  id: JobSectionId,
  variant: number,
  vocabulary: Vocabulary,
): JobSection {
  return writeSection(draftOf(brief, vocabulary), id, variant);
}

function draftOf(brief: JobBrief, vocabulary: Vocabulary): Draft {
  const title = fullTitle(brief, vocabulary);
  return {
    brief,
    title,
    titleInSentence: inSentence(title, vocabulary),
    plainTitle: inSentence(brief.title, vocabulary),
    occupation: findOccupation(brief.title, vocabulary),
    wishes: sortRequirements(brief.wishes, vocabulary),
  };
}

/** The title with its level, unless it already contains one. */
function fullTitle({ title, seniority }: JobBrief, vocabulary: Vocabulary): string {
  const prefix = seniority ? termsByLevel[seniority].prefix : '';
  const saysLevel = vocabulary.findTitles(title).some((found) => found.seniority !== null);
  const name = title.charAt(0).toUpperCase() + title.slice(1);
  return prefix === '' || saysLevel ? name : `${prefix} ${name}`;
}

/** "Senior Java Developer" as "senior Java developer": names of tools and abbreviations stay as they are. */
function inSentence(title: string, vocabulary: Vocabulary): string {
  return title
    .split(' ')
    .map((word) => (isPlainWord(word, vocabulary) ? word.toLowerCase() : word))
    .join(' ');
}

function isPlainWord(word: string, vocabulary: Vocabulary): boolean {
  if (!/^\p{Lu}[\p{Ll}-]+$/u.test(word)) return false;
  // A chef is a person before it is a tool.
  if (vocabulary.findTitles(word).some(({ occupation }) => occupation !== null)) return true;
  const skillId = vocabulary.normaliseSkill(word);
  return skillId === null || vocabulary.skill(skillId)?.kind !== 'tool';
}

function termsOf({ place, workMode, employment, industry }: JobBrief): string {
  const facts = [
    workMode && workModeWords[workMode],
    employment && employmentWords[employment],
    industry && `Industry: ${industry}`,
  ];
  return [place && `Location: ${place}`, ...facts].filter(Boolean).join(' · ');
}

function isFilled({ paragraphs, lines }: JobSection): boolean {
  return paragraphs.length > 0 || lines.length > 0;
}
