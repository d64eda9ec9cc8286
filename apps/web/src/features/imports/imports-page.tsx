import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { handedFiles } from '../../entities/imports/handed-files.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { errorOf } from '../../lib/requests/error-of.ts';
import { MoreButton } from '../../ui/lists/more-button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { countEnded } from './count-ended.ts';
import { ImportSummary } from './import-summary.tsx';
import { importsTexts } from './imports-texts.ts';
import { type Chosen, lookInto } from './sending/look-into.ts';
import { TableImport } from './table/table-import.tsx';
import { useImports } from './use-imports.ts';

/** Many resumes at once: what they are and cost before they are sent, and what was imported before. */
export function ImportsPage() {
  const texts = useTexts(importsTexts);
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [table, setTable] = useState<File | null>(null);
  const [isLooking, setLooking] = useState(false);
  async function look(files: readonly File[]): Promise<void> {
    const [first] = files;
    if (files.length === 1 && first && isTable(first)) {
      setTable(first);
      return;
    }
    setLooking(true);
    setChosen(await lookInto(files));
    setLooking(false);
  }
  useEffect(() => {
    const files = handedFiles.take();
    const [first] = files;
    if (files.length === 1 && first && isTable(first)) setTable(first);
    else if (files.length > 0) void lookInto(files).then(setChosen);
  }, []);
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 sm:px-6 sm:py-10">
      <title>{texts.title}</title>
      <header className="mb-6">
        <h1 className="font-serif text-31 tracking-tight">{texts.heading}</h1>
        <p className="mt-1 text-quiet">{texts.introduction}</p>
      </header>
      {table ? (
        <TableImport file={table} jobId={search.get('job')} onOther={() => setTable(null)} />
      ) : chosen ? (
        <ImportSummary chosen={chosen} jobId={search.get('job')} onOther={() => setChosen(null)} />
      ) : (
        <ChooseFiles isDisabled={isLooking} onFiles={(files) => void look(files)} />
      )}
      <p role="status" className="mt-3 text-14 text-quiet empty:hidden">
        {isLooking && texts.drop.looking}
      </p>
      <ImportList />
    </div>
  );
}

/** Workbooks too: they are told how to become a CSV file. */
const isTable = ({ name }: File): boolean => /\.(?:csv|tsv|tab|xlsx?|ods|numbers)$/i.test(name);

function ImportList() {
  const { list: texts, states } = useTexts(importsTexts);
  const { dateTime } = useFormats();
  const query = useImports();
  const rows = query.data?.pages.flatMap(({ imports }) => imports);
  return (
    <section aria-labelledby="imports" className="mt-12">
      <h2 id="imports" className="font-serif text-20">
        {texts.heading}
      </h2>
      {errorOf(query) ? (
        <Notice tone="error" heading={texts.failed} />
      ) : !rows ? (
        <Skeleton className="mt-3 h-24 w-full" />
      ) : rows.length === 0 ? (
        <p className="mt-3 text-14 text-quiet">{texts.none}</p>
      ) : (
        <ul className="mt-3 mb-3 divide-y divide-rule rounded-card border border-rule bg-raised">
          {rows.map((row) => (
            <li key={row.id}>
              <Link
                to={`/imports/${row.id}`}
                className="flex flex-wrap items-baseline gap-x-4 px-4 py-3 text-14 hover:bg-sunken"
              >
                <span dir="auto" className="min-w-0 grow truncate font-medium">
                  {row.name}
                </span>
                <span className="text-quiet tabular-nums">
                  {texts.progress(countEnded(row), row.counts.total)}
                </span>
                <span>{states[row.state]}</span>
                <span className="text-13 text-quiet">{dateTime(row.createdAt)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <MoreButton query={query} label={texts.more} />
    </section>
  );
}
