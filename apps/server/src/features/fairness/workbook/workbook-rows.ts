import type { FairnessTable, FairnessWorkbook } from '@winnow/contracts';
import type { Sheet } from '../../../platform/spreadsheets/write-xlsx.ts';
import type { FairnessWords } from '../words/word-list.ts';

/** Decimal places of ratios and test statistics. */
const digits = 6;

/** One row for each measure of each category, and one for the applicants whose category is unknown. */
export function rowsOf(workbook: FairnessWorkbook, words: FairnessWords): Sheet {
  const { columns } = words;
  return {
    header: [
      columns.countedUntil,
      columns.year,
      columns.job,
      columns.table,
      columns.sex,
      columns.race,
      columns.applicants,
      columns.measure,
      columns.of,
      columns.selected,
      columns.rate,
      columns.impactRatio,
      columns.fourFifths,
      columns.fisherP,
      columns.z,
      columns.zP,
      columns.note,
    ],
    rows: workbook.tables.flatMap((table) => rowsOfTable(workbook, table, words)),
  };
}

function rowsOfTable(
  { countedUntil, year, job }: FairnessWorkbook,
  { by, rows, unknown, isNothingHidden }: FairnessTable,
  words: FairnessWords,
): Sheet['rows'] {
  const begin = [countedUntil, year, job?.title ?? words.wholeOrganization, words.tables[by]];
  const hidden = (value: number | null) => value ?? words.hidden;
  const counted = rows.flatMap(({ sex, race, applicants, rates }) =>
    rates.map((rate) => [
      ...begin,
      sex && words.sexes[sex],
      race && words.races[race],
      hidden(applicants),
      words.measures[rate.measure],
      hidden(rate.of),
      hidden(rate.selected),
      rounded(rate.rate),
      rounded(rate.impactRatio),
      rate.isBelowFourFifths === null ? null : rate.isBelowFourFifths ? words.below : words.notBelow,
      rounded(rate.fisherP),
      rounded(rate.z),
      rounded(rate.zP),
      rate.gap ? words.gaps[rate.gap] : rate.isHighest ? words.highest : null,
    ]),
  );
  const who = isNothingHidden ? words.unknown : words.unknownOrHidden;
  return [...counted, [...begin, who, null, unknown, ...Array<null>(10).fill(null)]];
}

const rounded = (value: number | null) => (value === null ? null : Number(value.toFixed(digits)));
