import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { useUiTexts } from '../ui-texts.ts';

/** Texts of every chart. */
export type ChartWords = {
  readonly title: string;
  /** What the chart shows, in one sentence for screen readers. */
  readonly summary: string;
};

type ChartFrameProps = ChartWords & {
  /** The headings of the two columns of the table. */
  readonly columns: readonly [label: string, value: string];
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly children: ReactNode;
};

/** A chart with its title and summary, and a switch to a table of the same numbers. */
export function ChartFrame({ title, summary, columns, rows, children }: ChartFrameProps) {
  const { showChart, showTable } = useUiTexts();
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  return (
    <figure aria-labelledby={titleId} className="min-w-0">
      <figcaption className="mb-4 flex items-start gap-4">
        <div className="min-w-0 grow">
          {/* The name of the figure, not a heading: charts occur at any depth. */}
          <p id={titleId} className="text-14 font-medium">
            {title}
          </p>
          <p className="text-13 text-quiet">{summary}</p>
        </div>
        <IconButton
          label={isTable ? showChart : showTable}
          icon={isTable ? <ChartNoAxesColumn aria-hidden="true" /> : <Table2 aria-hidden="true" />}
          size="sm"
          onClick={() => setTable(!isTable)}
        />
      </figcaption>
      {isTable ? (
        <table className="w-full text-14">
          <caption className="sr-only">{title}</caption>
          <thead className="text-13 text-quiet">
            <tr>
              <th scope="col" className="border-b border-rule py-1 text-start font-medium">
                {columns[0]}
              </th>
              <th scope="col" className="border-b border-rule py-1 text-end font-medium">
                {columns[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, value]) => (
              <tr key={label}>
                <th scope="row" className="border-b border-rule py-1 text-start font-normal">
                  {label}
                </th>
                <td className="border-b border-rule py-1 text-end">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        children
      )}
    </figure>
  );
}
