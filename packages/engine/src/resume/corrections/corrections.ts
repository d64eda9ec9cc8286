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

/** A passage of the resume that a person selected as evidence for a requirement. */
export type ShownPassage = {
  /** The text of the requirement, the same for every version and job that has it. */
  readonly requirement: string;
  readonly quote: string;
  /** Place of the quote; searched again if the text was read again. */
  readonly start: number;
};

/** A person's corrections. A given list replaces the one that was read; omitted fields stay. */
export type ResumeCorrections = {
  readonly name?: string | null | undefined;
  readonly place?: string | null | undefined;
  readonly emails?: readonly string[] | undefined;
  readonly phones?: readonly string[] | undefined;
  readonly links?: readonly string[] | undefined;
  /** Total months of work, overlaps counted once; `null`: unknown. */
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
