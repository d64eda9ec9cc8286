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
  /** Whole months from start to end, inclusive; `null` if a date is missing. */
  readonly months: number | null;
  /** The first interval is the heading of the position; the last runs to the end of its description. */
  readonly evidence: readonly Evidence[];
};

/** From no degree to doctorate, in ascending order. */
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
  /** Months in the positions that mention it, overlaps counted once; `null` if no dated position does. */
  readonly months: number | null;
  /** Months from the end of the last position that mentions it to today; 0 if current; `null` if unknown. */
  readonly monthsSince: number | null;
  readonly evidence: readonly Evidence[];
};

export type SpokenLanguage = {
  readonly name: string;
  /** Common European Framework A1-C2, or `native`; `null` if not stated. */
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

/** A finding for the reviewer. A flag never changes the score by itself. */
export type Flag = {
  readonly kind: FlagKind;
  /** A quote, shortened to 200 characters; empty if `note` describes the finding. */
  readonly text: string;
  /** For `reading-quality`: what was lost in reading, or that hidden text has no relevant content. */
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
  /** Evidence of `emails` and `links` that is linked text without the printed address; omitted if there is none. */
  readonly wordsOfLinks?: readonly Evidence[];
  readonly location: Fact<string> | null;
  readonly positions: readonly Position[];
  readonly education: readonly Education[];
  readonly skills: readonly ResumeSkill[];
  readonly certifications: readonly Fact<string>[];
  readonly languages: readonly SpokenLanguage[];
  /** Months in all positions, overlaps counted once; `null` if no position is dated. */
  readonly experienceMonths: number | null;
  /** `YYYY-MM`: the last month in the file, at which open positions end; omitted if they end today. */
  readonly asOf?: PartialDate;
  /** The line that a person entered for `experienceMonths`; omitted if they are counted. */
  readonly correctedExperience?: Evidence;
  /**
   * Identifiers of skills that a person removed, which must not be found again when the text is read; omitted if there
   * are none.
   */
  readonly removedSkills?: readonly string[];
  /** Personal text that a correction replaced; still personal. Omitted if there is none. */
  readonly formerlyPersonal?: readonly Evidence[];
  /** Requirements that a person marked as shown, by their text, each with the passage; omitted if there are none. */
  readonly shownByPerson?: readonly (Evidence & { readonly requirement: string })[];
  readonly flags: readonly Flag[];
};
