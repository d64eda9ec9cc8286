import type { HidingTechnique, ReadingNote, TextDocument } from '@winnow/document-model';
import type { WrittenLanguage } from '../languages/language.ts';

/** The place of a fact: a half-open interval of the document's `text`, in UTF-16 units. */
export type Evidence = { readonly start: number; readonly end: number };

export type Fact<T> = { readonly value: T; readonly evidence: readonly Evidence[] };

/** `YYYY` or `YYYY-MM`. */
export type PartialDate = string;

export type Position = {
  readonly title: string | null;
  readonly organization: string | null;
  readonly location: string | null;
  readonly start: PartialDate | null;
  readonly end: PartialDate | 'present' | null;
  /** Whole months from start to end, ends included; `null` where a date is missing. */
  readonly months: number | null;
  /** The first interval is the heading of the position; the last runs to the end of its description. */
  readonly evidence: readonly Evidence[];
};

/** From no degree to doctorate, in rising order. */
export const degreeLevels = [
  'secondary',
  'vocational',
  'associate',
  'bachelor',
  'master',
  'doctorate',
] as const;
export type DegreeLevel = (typeof degreeLevels)[number];

export type Education = {
  readonly institution: string | null;
  /** As written. */
  readonly degree: string | null;
  readonly level: DegreeLevel | null;
  readonly field: string | null;
  readonly start: PartialDate | null;
  readonly end: PartialDate | 'present' | null;
  readonly evidence: readonly Evidence[];
};

/** How strongly a resume shows a skill: only listed, or used in a position's description. */
export type SkillShowing = 'listed' | 'used';

export type ResumeSkill = {
  /** Identifier in the vocabulary. */
  readonly id: string;
  readonly name: string;
  /** Each distinct spelling found in the text. */
  readonly surface: readonly string[];
  readonly showing: SkillShowing;
  /** Months of the positions that mention it, overlaps counted once; `null` where no dated position does. */
  readonly months: number | null;
  /** Months from the end of the last position that mentions it to today; 0 is current; `null` where unknown. */
  readonly monthsSince: number | null;
  readonly evidence: readonly Evidence[];
};

export type SpokenLanguage = {
  readonly name: string;
  /** Common European Framework A1-C2, or `native`; `null` where not said. */
  readonly level: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | 'native' | null;
  readonly evidence: readonly Evidence[];
};

export type FlagKind =
  | 'hidden-text'
  | 'instruction-text'
  | 'keyword-stuffing'
  | 'copied-job-text'
  | 'reading-quality';

export type FlagNote = ReadingNote | 'harmless-marks';

/** Something the reviewer should see. A flag never changes the score by itself. */
export type Flag = {
  readonly kind: FlagKind;
  /** What was seen, quoted and shortened to 200 characters; empty where `note` says it. */
  readonly text: string;
  /** Of `reading-quality`: what the reading lost, or that what cannot be seen says nothing. */
  readonly note?: FlagNote;
  readonly technique: HidingTechnique | null;
  readonly page: number | null;
  readonly evidence: readonly Evidence[];
};

/** The facts of one resume, each with evidence in `document.text`. */
export type Resume = {
  readonly document: TextDocument;
  /** Language of the document; `null` if it has no text. */
  readonly language: WrittenLanguage | null;
  readonly name: Fact<string> | null;
  readonly emails: readonly Fact<string>[];
  readonly phones: readonly Fact<string>[];
  readonly links: readonly Fact<string>[];
  /** Among the evidence of `emails` and `links`, words that lead to an address and do not print it; left out where none do. */
  readonly wordsOfLinks?: readonly Evidence[];
  readonly location: Fact<string> | null;
  readonly positions: readonly Position[];
  readonly education: readonly Education[];
  readonly skills: readonly ResumeSkill[];
  readonly certifications: readonly Fact<string>[];
  readonly languages: readonly SpokenLanguage[];
  /** Months in all positions, overlaps counted once; `null` where no position is dated. */
  readonly experienceMonths: number | null;
  /** `YYYY-MM`: the last month in the file, at which open positions end; left out where they run to today. */
  readonly asOf?: PartialDate;
  /** The line that a person wrote for `experienceMonths`; left out where they are counted. */
  readonly correctedExperience?: Evidence;
  /** Identifiers of skills that a person took out, which no reading of the text may find again; left out where there are none. */
  readonly removedSkills?: readonly string[];
  /** Personal words that a correction replaced: still personal. Left out where there are none. */
  readonly formerlyPersonal?: readonly Evidence[];
  /** Requirements that a person says are shown, by their words, each with the passage; left out where there are none. */
  readonly shownByPerson?: readonly (Evidence & { readonly requirement: string })[];
  readonly flags: readonly Flag[];
};
