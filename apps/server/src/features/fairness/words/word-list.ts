import type { FairnessMeasure, FairnessTable, fairnessGaps, Race, Sex } from '@winnow/contracts';

/** The words of the voluntary questions to applicants and of the workbook as a file. */
export type FairnessWords = {
  readonly sexes: Readonly<Record<Sex, string>>;
  readonly races: Readonly<Record<Race, string>>;
  readonly sheet: string;
  readonly wholeOrganization: string;
  readonly tables: Readonly<Record<FairnessTable['by'], string>>;
  readonly measures: Readonly<Record<FairnessMeasure, string>>;
  readonly gaps: Readonly<Record<(typeof fairnessGaps)[number], string>>;
  readonly hidden: string;
  readonly below: string;
  readonly notBelow: string;
  readonly highest: string;
  readonly unknown: string;
  readonly unknownOrHidden: string;
  readonly columns: Readonly<
    Record<
      | 'countedUntil'
      | 'year'
      | 'job'
      | 'table'
      | 'sex'
      | 'race'
      | 'applicants'
      | 'measure'
      | 'of'
      | 'selected'
      | 'rate'
      | 'impactRatio'
      | 'fourFifths'
      | 'fisherP'
      | 'z'
      | 'zP'
      | 'note',
      string
    >
  >;
  readonly form: {
    readonly heading: string;
    readonly notice: readonly string[];
    /** After the form was sent from the page of thanks. */
    readonly toWithdraw: string;
    readonly sex: string;
    readonly race: string;
    readonly undisclosed: string;
    readonly send: string;
    readonly saved: string;
    readonly savedWords: string;
    readonly removed: string;
    readonly removedWords: string;
    readonly answered: string;
    readonly change: string;
    readonly remove: string;
    readonly expired: string;
    readonly expiredWords: string;
  };
};
