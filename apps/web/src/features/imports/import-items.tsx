import { type ImportItemState, importItemStates, type ResumeImport } from '@winnow/contracts';
import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { MoreButton } from '../../ui/lists/more-button.tsx';
import { problemWords } from './import-csv.ts';
import { importsTexts } from './imports-texts.ts';
import { useImportItems } from './use-imports.ts';

/** The files of an import by state; first the states that need attention. */
export function ImportItems({ row }: { readonly row: ResumeImport }) {
  const texts = useTexts(importsTexts);
  const { number } = useFormats();
  const { counts } = row;
  const [chosen, setChosen] = useState<ImportItemState | null>(null);
  const shown = importItemStates.filter((state) => counts[state] > 0 || state === chosen);
  const first = (['refused', 'duplicate', 'done'] as const).find((state) => counts[state] > 0);
  const state = chosen ?? first ?? shown[0];
  if (state === undefined) return null;
  return (
    <section aria-labelledby="files" className="grid gap-3">
      <h2 id="files" className="font-serif text-20">
        {texts.one.files}
      </h2>
      <div className="flex flex-wrap gap-2">
        {shown.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === state}
            onClick={() => setChosen(each)}
            className={classNames(
              'min-h-8 rounded-control border px-3 text-14 tabular-nums pointer-coarse:min-h-11',
              each === state ? 'border-field bg-field-soft' : 'border-rule bg-raised',
            )}
          >
            {`${row.kind === 'table' && each === 'waiting' ? texts.table.waiting : texts.itemStates[each]}: ${number(counts[each])}`}
          </button>
        ))}
      </div>
      <Items id={row.id} state={state} count={counts[state]} />
    </section>
  );
}

/** "Ada Thorne" of "people.csv/12/Ada Thorne.json"; empty for a row that is not imported. */
const nameOfRow = (path: string): string => /^[^/]*\/\d+\/(.*)\.json$/.exec(path)?.[1] ?? '';

type ItemsProps = { readonly id: string; readonly state: ImportItemState; readonly count: number };

function Items({ id, state, count }: ItemsProps) {
  const texts = useTexts(importsTexts);
  const { one, reasons } = texts;
  const { fileSize } = useFormats();
  const query = useImportItems(id, state, count);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      {query.data && items.length === 0 && <p className="text-14 text-quiet">{one.noneInState}</p>}
      {items.length > 0 && (
        <ul className="divide-y divide-rule rounded-card border border-rule bg-raised text-14">
          {items.map((item) => (
            <li key={item.id} className="flex flex-wrap items-baseline gap-x-4 px-4 py-2">
              <span className="min-w-0 grow break-words">
                <bdi>{item.line === null ? item.path : texts.table.row(item.line, nameOfRow(item.path))}</bdi>
              </span>
              {item.reason && <span className="text-not-met">{reasons[item.reason]}</span>}
              {item.problems.length > 0 && (
                <ul className="basis-full text-quiet">
                  {item.problems.map((problem) => (
                    <li key={`${problem.code} ${problem.column}`} className="break-words">
                      {problemWords(problem, texts)}
                    </li>
                  ))}
                </ul>
              )}
              {item.duplicateOf !== null && (
                <span className="break-words text-quiet">{one.duplicateOf(item.duplicateOf)}</span>
              )}
              <span className="text-13 text-quiet tabular-nums">{fileSize(item.bytes)}</span>
            </li>
          ))}
        </ul>
      )}
      <MoreButton query={query} label={one.more} />
    </>
  );
}
