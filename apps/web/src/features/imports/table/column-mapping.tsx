import { type CandidateField, candidateFields, type TablePreview } from '@winnow/contracts';
import { useId } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { importsTexts } from '../imports-texts.ts';

const leftOut = 'not-used';

type ColumnMappingProps = {
  readonly columns: TablePreview['columns'];
  readonly fields: readonly (CandidateField | null)[];
  readonly onChange: (index: number, field: CandidateField | null) => void;
};

/** What each column of a table is. */
export function ColumnMapping({ columns, fields, onChange }: ColumnMappingProps) {
  const { table: texts } = useTexts(importsTexts);
  const headingId = useId();
  const options = [
    { value: leftOut, label: texts.leftOut },
    ...candidateFields.map((field) => ({ value: field, label: texts.fields[field] })),
  ] as const;
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <div>
        <h3 id={headingId} className="font-medium">
          {texts.columns}
        </h3>
        <p className="text-14 text-quiet">{texts.columnsWords}</p>
      </div>
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {columns.map(({ heading, samples }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have their place, and may share a heading
          <li key={index} className="min-w-0">
            <Select
              label={heading}
              helper={samples.length > 0 ? texts.samples(samples) : texts.noSamples}
              options={options}
              value={fields[index] ?? leftOut}
              onValueChange={(value) => onChange(index, value === leftOut ? null : value)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
