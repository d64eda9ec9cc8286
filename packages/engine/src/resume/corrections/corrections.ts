import type { DegreeLevel, PartialDate, SpokenLanguage } from '../resume.ts';

export type CorrectedPosition = {
  readonly title: string | null;
  readonly organization: string | null;
  readonly start: PartialDate | null;
  readonly end: PartialDate | 'present' | null;
};

export type CorrectedEducation = {
  readonly institution: string | null;
  readonly degree: string | null;
  readonly level: DegreeLevel | null;
  readonly field: string | null;
};

/** A passage of the resume by which a person says that a requirement is shown. */
export type ShownPassage = {
  /** The words of the requirement, the same for every version and job that asks for it. */
  readonly requirement: string;
  readonly quote: string;
  /** Where the quote stood; found again where the text was read again. */
  readonly start: number;
};

/** What a person sets right. A list that is given replaces the one that was read; what is left out stays. */
export type ResumeCorrections = {
  readonly name?: string | null | undefined;
  readonly place?: string | null | undefined;
  readonly emails?: readonly string[] | undefined;
  readonly phones?: readonly string[] | undefined;
  readonly links?: readonly string[] | undefined;
  /** Months of work in all, overlaps counted once; `null`: not known. */
  readonly experienceMonths?: number | null | undefined;
  readonly positions?: readonly CorrectedPosition[] | undefined;
  readonly education?: readonly CorrectedEducation[] | undefined;
  /** By name. */
  readonly skills?: readonly string[] | undefined;
  readonly certifications?: readonly string[] | undefined;
  readonly languages?: readonly Pick<SpokenLanguage, 'name' | 'level'>[] | undefined;
  /** Passages that a person accepted as showing a requirement. */
  readonly shown?: readonly ShownPassage[] | undefined;
};
