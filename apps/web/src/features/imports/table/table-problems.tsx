import type { TablePreview } from '@winnow/contracts';
import { useId } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { problemWords } from '../import-csv.ts';
import { importsTexts } from '../imports-texts.ts';

type TableProblemsProps = {
  readonly rows: TablePreview['withProblems'];
  /** Rows with problems in all. */
  readonly refused: number;
};

/** Problems by line and column. */
export function TableProblems({ rows, refused }: TableProblemsProps) {
  const texts = useTexts(importsTexts);
  const { table } = texts;
  const headingId = useId();
  if (refused === 0) return <p className="text-14 text-quiet">{table.noProblems}</p>;
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 gap-3">
      <div>
        <h3 id={headingId} className="font-medium text-not-met">
          {table.refused(refused)}
        </h3>
        <p className="text-14 text-quiet">{table.refusedWords}</p>
      </div>
      <ul className="grid max-h-80 gap-1 overflow-y-auto text-14">
        {rows.map(({ line, problems }) => (
          <li key={line} className="break-words">
            <span className="font-medium tabular-nums">{table.line(line)}</span>{' '}
            {problems.map((problem) => problemWords(problem, texts)).join(' ')}
          </li>
        ))}
      </ul>
      {rows.length < refused && (
        <p className="text-14 text-quiet">{table.moreRefused(refused - rows.length)}</p>
      )}
    </section>
  );
}
