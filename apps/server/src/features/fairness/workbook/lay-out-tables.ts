import {
  type FairnessMeasure,
  type FairnessTable,
  fairnessMeasures,
  type Race,
  races,
  type Sex,
  sexes,
} from '@winnow/contracts';
import { type Applicant, countedStages } from './applicant.ts';
import { compareRates } from './compare-rates.ts';
import { type Grid, hideCells } from './hide-cells.ts';
import { medianOf } from './statistics.ts';

/** Publishable numbers of a category: how many applied, how many were scored, and how many each measure selects. */
type Counted = {
  readonly sex: Sex | null;
  readonly race: Race | null;
  readonly applicants: number | null;
  readonly scored: number | null;
  readonly selected: Readonly<Record<FairnessMeasure, number | null>>;
};

type Selects = (applicant: Applicant) => boolean;
type Counts = 'applicants' | 'scored' | FairnessMeasure;
type ByCounts<Value> = Readonly<Record<Counts, Value>>;

/** Rows: the jobs, then the whole organization. Columns: the categories, then people of unknown category. */
type Protected = { readonly values: readonly (readonly number[])[]; readonly hidden: readonly boolean[][] };

/**
 * The tables of a job, or of the whole organization, which also has one by sex and race together. Cells to hide are
 * chosen for all jobs at once, since the jobs add up to the organization.
 */
export function layOutTables(applicants: readonly Applicant[], jobId: string | null): FairnessTable[] {
  const jobIds = [...new Set(applicants.map(({ jobId: id }) => id))].sort();
  const groups = [...jobIds.map((id) => applicants.filter((one) => one.jobId === id)), applicants];
  const at = jobId === null ? jobIds.length : jobIds.indexOf(jobId);
  const shown = groups[at] ?? [];
  const bySex = protectAll(groups, sexes, ({ sex }) => sex);
  const byRace = protectAll(groups, races, ({ race }) => race);
  const tables = [
    table(
      'sex',
      shown,
      sexes.map((sex, column) => countedAt(bySex, at, column, { sex, race: null })),
    ),
    table(
      'race',
      shown,
      races.map((race, column) => countedAt(byRace, at, column, { sex: null, race })),
    ),
  ];
  if (jobId !== null) return tables;
  return [...tables, table('both', shown, countBoth(applicants, { bySex, byRace, at }))];
}

function table(
  by: FairnessTable['by'],
  people: readonly Applicant[],
  counted: readonly Counted[],
): FairnessTable {
  const known = counted.reduce((sum, { applicants }) => sum + (applicants ?? 0), 0);
  const rates = fairnessMeasures.map((measure) =>
    compareRates(
      measure,
      counted.map(({ applicants, scored, selected }) => {
        const of = measure === 'score' ? scored : applicants;
        return { of, selected: of === null ? null : selected[measure] };
      }),
    ),
  );
  return {
    by,
    isNothingHidden: counted.every(({ applicants }) => applicants !== null),
    applicants: people.length,
    unknown: people.length - known,
    rows: counted.map(({ sex, race, applicants }, row) => ({
      ...{ sex, race, applicants },
      rates: rates.flatMap((all) => all[row] ?? []),
    })),
  };
}

/** Which people each measure counts; the median is that of the compared people. */
function countsOf(people: readonly Applicant[]): ByCounts<Selects> {
  const median = medianOf(people.flatMap(({ score }) => score ?? []));
  const reached = (stage: (typeof countedStages)[number]): Selects => {
    const needed = countedStages.indexOf(stage) + 1;
    return (one) => one.reached >= needed;
  };
  return {
    applicants: () => true,
    scored: ({ score }) => score !== null,
    score: ({ score }) => score !== null && median !== null && score > median,
    screening: reached('screening'),
    interview: reached('interview'),
    offer: reached('offer'),
    hired: reached('hired'),
  };
}

function protectAll<Category>(
  groups: readonly (readonly Applicant[])[],
  categories: readonly Category[],
  categoryOf: (applicant: Applicant) => Category | null,
): ByCounts<Protected> {
  const columns = [...categories, null];
  const counts = groups.map(countsOf);
  const valuesOf = (name: Counts) =>
    groups.map((people, row) => {
      const counted = people.filter((one) => counts[row]?.[name](one));
      return columns.map((category) => counted.filter((one) => categoryOf(one) === category).length);
    });
  return protectEach(valuesOf, (name) => ({
    // Each group has its own median, so that the numbers above it don't add up.
    columns: name === 'score' ? 'apart' : 'summed',
    isUnknown: (_, column) => column === categories.length,
  }));
}

/** Everyone counted in a measure has applied or was scored, so those numbers, if shown, bound hidden cells. */
function protectEach(
  valuesOf: (name: Counts) => readonly (readonly number[])[],
  rulesOf: (name: Counts) => Omit<Grid, 'values' | 'caps'>,
): ByCounts<Protected> {
  const guard = (name: Counts, within: Protected | null): Protected => {
    const values = valuesOf(name);
    const caps = within && capsOf(within);
    return { values, hidden: hideCells({ values, ...rulesOf(name), ...(caps && { caps }) }) };
  };
  const applicants = guard('applicants', null);
  const scored = guard('scored', applicants);
  return {
    applicants,
    scored,
    score: guard('score', scored),
    screening: guard('screening', applicants),
    interview: guard('interview', applicants),
    offer: guard('offer', applicants),
    hired: guard('hired', applicants),
  };
}

const capsOf = ({ values, hidden }: Protected) =>
  values.map((cells, row) => cells.map((value, column) => (hidden[row]?.[column] ? null : value)));

/**
 * The organization by sex and race. Rows and columns add up to its other two tables: a category hidden in one of those is
 * hidden completely here, and so are people who answered only one of the questions.
 */
function countBoth(
  applicants: readonly Applicant[],
  margins: {
    readonly bySex: ByCounts<Protected>;
    readonly byRace: ByCounts<Protected>;
    readonly at: number;
  },
): Counted[] {
  const { bySex, byRace, at } = margins;
  const counts = countsOf(applicants);
  const rows = [...races, null];
  const columns = [...sexes, null];
  const valuesOf = (name: Counts) => {
    const counted = applicants.filter(counts[name]);
    return rows.map((race) =>
      columns.map((sex) => counted.filter((one) => one.race === race && one.sex === sex).length),
    );
  };
  const isUnknown = (row: number, column: number) => row === races.length || column === sexes.length;
  const both = protectEach(valuesOf, (name) => ({
    columns: 'fixed',
    isUnknown,
    isKept: (row, column) =>
      isUnknown(row, column) ||
      byRace[name].hidden[at]?.[row] === true ||
      bySex[name].hidden[at]?.[column] === true,
  }));
  return races.flatMap((race, row) =>
    sexes.map((sex, column) => countedAt(both, row, column, { sex, race })),
  );
}

function countedAt(
  grids: ByCounts<Protected>,
  row: number,
  column: number,
  category: Pick<Counted, 'sex' | 'race'>,
): Counted {
  const read = ({ values, hidden }: Protected): number | null =>
    hidden[row]?.[column] ? null : (values[row]?.[column] ?? 0);
  const { applicants, scored, ...selected } = grids;
  return {
    ...category,
    applicants: read(applicants),
    scored: read(scored),
    selected: {
      score: read(selected.score),
      screening: read(selected.screening),
      interview: read(selected.interview),
      offer: read(selected.offer),
      hired: read(selected.hired),
    },
  };
}
