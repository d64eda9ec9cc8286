import type { FairnessMeasure, FairnessRate, FairnessTable } from '@winnow/contracts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Badge } from '../../ui/marks/badge.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { fairnessTexts } from './fairness-texts.ts';

type Row = {
  readonly id: string;
  readonly name: string;
  readonly rate: FairnessRate;
};

type FairnessTableViewProps = { readonly table: FairnessTable; readonly measure: FairnessMeasure };

/** One measure of the categories, each beside the one with the highest rate. */
export function FairnessTableView({ table, measure }: FairnessTableViewProps) {
  const texts = useTexts(fairnessTexts);
  const { number } = useFormats();
  const columns = useColumns();
  const { by, applicants, unknown, isNothingHidden, rows } = table;
  const named = rows.flatMap(({ sex, race, applicants: counted, rates }): Row[] => {
    const rate = rates.find((one) => one.measure === measure);
    // Pairs without any people are left out.
    if (!rate || (by === 'both' && counted === 0)) return [];
    const names = [race && texts.races[race], sex && texts.sexes[sex]].filter(Boolean);
    return [{ id: names.join(), name: names.join(' · '), rate }];
  });
  const unknownWords = isNothingHidden ? texts.unknown : texts.unknownOrHidden;
  return (
    <section aria-labelledby={`by-${by}`}>
      <h3 id={`by-${by}`} className="font-medium">
        {texts.by[by]}
      </h3>
      <p className="mb-3 text-14 text-quiet">
        {texts.counts(applicants)} {unknownWords(unknown)}
      </p>
      {named.some(({ rate }) => (rate.of ?? 0) > 0) ? (
        <Table
          caption={`${texts.by[by]}: ${texts.measures[measure]}, ${number(applicants)}`}
          isCaptionHidden
          columns={columns}
          rows={named}
          rowKey={({ id }) => id}
        />
      ) : (
        <p className="text-14">{texts.nothingToSay}</p>
      )}
    </section>
  );
}

function useColumns(): readonly Column<Row>[] {
  const texts = useTexts(fairnessTexts);
  const { number, percent } = useFormats();
  const { columns } = texts;
  const people = (value: number | null) =>
    value === null ? <span className="text-quiet">{texts.hidden}</span> : number(value);
  const rounded = (value: number) => number(Number(value.toFixed(2)));
  // As figures of tests are written: what is smaller is not told apart.
  const likelihood = (p: number) => (p < 0.001 ? `< ${number(0.001)}` : number(Number(p.toFixed(3))));
  return [
    { id: 'category', header: columns.category, cell: ({ name }) => name, width: '28%' },
    {
      id: 'selected',
      header: columns.selected,
      align: 'end',
      cell: ({ rate: { selected, of } }) =>
        selected === null && of === null ? (
          people(null)
        ) : (
          <span>
            {people(selected)} / {people(of)}
          </span>
        ),
    },
    {
      id: 'rate',
      header: columns.rate,
      align: 'end',
      cell: ({ rate: { rate } }) => (rate === null ? '–' : percent(rate)),
    },
    {
      id: 'ratio',
      header: columns.ratio,
      align: 'end',
      cell: ({ rate: { impactRatio } }) => (impactRatio === null ? '–' : rounded(impactRatio)),
    },
    {
      id: 'chance',
      header: columns.chance,
      align: 'end',
      cell: ({ rate: { fisherP, z } }) =>
        fisherP === null ? (
          '–'
        ) : (
          <span dir="ltr">
            {likelihood(fisherP)}
            {z !== null && ` · ${rounded(z)}`}
          </span>
        ),
    },
    { id: 'finding', header: columns.finding, cell: ({ rate }) => <Finding rate={rate} /> },
  ];
}

function Finding({ rate: { gap, isHighest, isBelowFourFifths } }: { readonly rate: FairnessRate }) {
  const texts = useTexts(fairnessTexts);
  if (gap) return <span className="text-quiet">{texts.gaps[gap]}</span>;
  if (isHighest) return <span className="text-quiet">{texts.highest}</span>;
  if (isBelowFourFifths) return <Badge tone="not-met">{texts.below}</Badge>;
  return <span>{texts.notBelow}</span>;
}
