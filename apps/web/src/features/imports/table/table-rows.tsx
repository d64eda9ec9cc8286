import type { TableCandidate } from '@winnow/contracts';
import { useId } from 'react';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { importsTexts } from '../imports-texts.ts';

type TableRowsProps = { readonly rows: readonly TableCandidate[]; readonly total: number };

/** The first rows as they will be. */
export function TableRows({ rows, total }: TableRowsProps) {
  const { table: texts } = useTexts(importsTexts);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 gap-3">
      <h3 id={headingId} className="font-medium">
        {texts.preview(rows.length, total)}
      </h3>
      <ul className="max-h-[32rem] divide-y divide-rule overflow-y-auto rounded-card border border-rule">
        {rows.map((row) => (
          <li key={row.line} className="grid gap-1 px-4 py-3 text-14">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <bdi className="min-w-0 font-medium break-words">{row.name || texts.unnamed}</bdi>
              <span className="text-13 text-quiet tabular-nums">
                {row.problems.length > 0 ? texts.lineRefused(row.line) : texts.line(row.line)}
              </span>
            </p>
            <Values row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Values({ row }: { readonly row: TableCandidate }) {
  const { table: texts } = useTexts(importsTexts);
  const { list } = useFormats();
  const { fields } = texts;
  const values: readonly (readonly [label: string, value: string | null])[] = [
    [fields.email, row.email],
    [fields.phone, row.phone],
    [fields.location, row.location],
    [fields.title, row.title],
    [fields.company, row.company],
    [fields.years, row.years],
    [fields.skills, list(row.skills)],
    [fields.languages, list(row.languages)],
    [fields.degree, row.degree],
    [fields.school, row.school],
    [fields.summary, row.summary],
    [fields.link, list(row.links)],
    [fields.source, row.source],
    [fields.tags, list(row.tags)],
    [fields['consent-date'], row.consentOn],
    [fields.notes, row.notes],
  ];
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-0.5">
      {values.map(
        ([label, value]) =>
          value && (
            <div key={label} className="flex min-w-0 flex-wrap gap-x-1.5">
              <dt className="text-quiet">{label}</dt>
              <dd className="line-clamp-2 min-w-0 break-words">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
