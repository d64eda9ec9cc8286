/** The fields that a column of a table of candidates can map to. */
export const candidateFields = [
  'name',
  'first-name',
  'last-name',
  'email',
  'phone',
  'location',
  'title',
  'company',
  'years',
  'skills',
  'languages',
  'degree',
  'school',
  'summary',
  'link',
  'source',
  'tags',
  'consent-date',
  'notes',
] as const;
export type CandidateField = (typeof candidateFields)[number];

export type CellProblem =
  | 'name-missing'
  | 'too-little'
  | 'email-invalid'
  | 'years-invalid'
  | 'link-invalid'
  | 'date-invalid'
  | 'date-ambiguous'
  | 'date-in-future'
  | 'too-many-cells'
  | 'too-many-tags'
  | 'too-long';

/** Why a row is not imported. */
export type RowProblem = {
  readonly code: CellProblem;
  /** The heading of the column; `null` for the whole row. */
  readonly column: string | null;
};

/** A row as it will be imported, with the text of its cells. */
export type TableCandidate = {
  /** Line of the file where the row starts, from 1. */
  readonly line: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly location: string | null;
  readonly title: string | null;
  readonly company: string | null;
  readonly years: string | null;
  readonly skills: readonly string[];
  readonly languages: readonly string[];
  readonly degree: string | null;
  readonly school: string | null;
  readonly summary: string | null;
  readonly links: readonly string[];
  readonly source: string | null;
  readonly tags: readonly string[];
  /** `YYYY-MM-DD` */
  readonly consentOn: string | null;
  readonly notes: string | null;
  readonly problems: readonly RowProblem[];
};

/** A row to import: a JSON Resume, and separate data about the person. */
export type TableRow = Pick<
  TableCandidate,
  'line' | 'name' | 'source' | 'tags' | 'consentOn' | 'notes' | 'problems'
> & {
  /** Empty if there are problems. */
  readonly document: string;
};

export type CandidateTable = {
  readonly separator: string;
  readonly columns: readonly {
    readonly heading: string;
    readonly field: CandidateField | null;
    /** The first non-empty values. */
    readonly samples: readonly string[];
  }[];
  readonly total: number;
  /** Number of rows with problems. */
  readonly refused: number;
  readonly first: readonly TableCandidate[];
  /** The first rows with problems. */
  readonly withProblems: readonly Pick<TableCandidate, 'line' | 'problems'>[];
  /** Every row, if requested. */
  readonly rows: readonly TableRow[];
};

export type TableProblem =
  | 'empty'
  | 'not-text'
  | 'no-rows'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'quote-open'
  | 'mapping-unfit';

export type TableOutcome =
  | { readonly ok: true; readonly table: CandidateTable }
  | { readonly ok: false; readonly reason: 'table'; readonly problem: TableProblem; readonly line: number };

/** The requests about a table. */
export type TableQuestion = {
  /** A field for each column, `null` for columns that are left out; a single `null` means the suggested fields. */
  readonly mapping: readonly (CandidateField | null)[] | null;
  /** Whether all rows are requested, and not only the first ones. */
  readonly isWhole: boolean;
  /** `YYYY-MM-DD` */
  readonly today: string;
};
