import { Plus } from 'lucide-react';
import { type Dispatch, type FormEvent, type ReactNode, type SetStateAction, useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { useCoverage } from '../editor/use-job-draft.ts';
import { jobsTexts } from '../jobs-texts.ts';
import { PresetButton } from '../presets/preset-button.tsx';
import { FirstCheck } from './first-check.tsx';
import {
  addRequirement,
  changeRequirement,
  moveRequirement,
  type RequirementEdits,
  type RequirementRow,
  removeRequirement,
  restoreRequirement,
  weighTogether,
} from './requirement-edits.ts';
import { RequirementItem } from './requirement-item.tsx';
import { WeightGrains } from './weight-grains.tsx';

type RequirementListProps = {
  readonly rows: readonly RequirementRow[];
  readonly edits: RequirementEdits;
  readonly jobId: string | undefined;
  readonly isReading: boolean;
  readonly onEdit: Dispatch<SetStateAction<RequirementEdits>>;
  /** Which requirement somebody looks at, so that the text can show where it comes from. */
  readonly onLook: (id: string | null) => void;
};

/** What is asked for, each line to be changed where it stands. */
export function RequirementList({ rows, edits, jobId, isReading, onEdit, onLook }: RequirementListProps) {
  const { list: texts } = useTexts(jobsTexts);
  const { data: coverage } = useCoverage(rows, jobId);
  const [removed, setRemoved] = useState<RequirementRow | null>(null);
  const musts = rows.filter(({ must }) => must).length;
  const overall = rows.filter(isOverall);
  const main = rows.filter((row) => !isOverall(row));
  const total = rows.reduce((sum, { weight, isScored }) => sum + (isScored ? weight : 0), 0);
  const passingOf = (row: RequirementRow) => coverage?.passing[rows.indexOf(row)] ?? null;
  const rowProps = (row: RequirementRow) => ({
    row,
    passing: row.must && coverage && coverage.resumes > 0 ? passingOf(row) : null,
    resumes: coverage?.resumes ?? 0,
    total,
    onLook,
    onChange: (change: Parameters<typeof changeRequirement>[2]) =>
      onEdit(changeRequirement(edits, row.id, change)),
    onMove: (step: -1 | 1) => onEdit(moveRequirement(edits, rows, row.id, step)),
    onRemove: () => remove(row),
  });
  function remove(row: RequirementRow): void {
    onEdit(removeRequirement(edits, row.id));
    setRemoved(row);
  }
  return (
    <section aria-labelledby="requirements" data-tour="requirements" className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-48 grow basis-0">
          <h2 id="requirements" tabIndex={-1} className="font-serif text-20">
            {texts.heading}
          </h2>
          <p role="status" className="mt-1 text-13 text-quiet">
            {rows.length > 0 ? texts.count(rows.length, musts) : isReading ? texts.reading : texts.waiting}
          </p>
          {coverage && coverage.resumes > 0 && musts > 0 && (
            <p className="mt-1 text-14">{texts.passingAll(coverage.passingAll, coverage.resumes)}</p>
          )}
        </div>
        <PresetButton rows={rows} edits={edits} onEdit={onEdit} />
      </header>
      {removed && edits.removed.includes(removed.id) && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-quiet">
          {texts.removed(removed.text)}
          <Button size="sm" look="quiet" onClick={() => onEdit(restoreRequirement(edits, removed.id))}>
            {texts.undo}
          </Button>
        </p>
      )}
      <FirstCheck rows={rows} edits={edits} onEdit={onEdit} onRemove={remove} onLook={onLook} />
      {main.length > 0 && (
        <ul className="divide-y divide-rule rounded-card border border-rule bg-raised">
          {main.map((row) => (
            <RequirementItem key={row.id} {...rowProps(row)} />
          ))}
        </ul>
      )}
      {overall.length > 0 && (
        <OverallFit
          rows={overall}
          total={total}
          onWeighTogether={(before) => onEdit(weighTogether(edits, overall, before))}
        >
          {(row) =>
            isWhole(row) ? (
              <WholeItem
                key={row.id}
                row={row}
                total={total}
                onWeigh={(weight) => onEdit(changeRequirement(edits, row.id, { weight }))}
              />
            ) : (
              <RequirementItem key={row.id} {...rowProps(row)} />
            )
          }
        </OverallFit>
      )}
      <NewRequirement onAdd={(text) => onEdit(addRequirement(edits, crypto.randomUUID(), text))} />
    </section>
  );
}

const wholeJob: readonly string[] = ['breadth', 'telling-words', 'line-of-work'];

/** What is looked at across the whole resume, such as its line of work. */
function isWhole({ demandKind }: RequirementRow): boolean {
  return wholeJob.includes(demandKind);
}

/** What a person makes a must-have is asked for by itself. */
const isOverall = ({ overall, must }: RequirementRow): boolean => overall && !must;

/** A longer group waits behind its heading. */
const foldedFrom = 5;

type OverallFitProps = {
  readonly rows: readonly RequirementRow[];
  /** What all lines weigh together. */
  readonly total: number;
  /** Called with the weights to go back to; `null` weighs the group down to nothing. */
  readonly onWeighTogether: (before: ReadonlyMap<string, number> | null) => void;
  readonly children: (row: RequirementRow) => ReactNode;
};

/** Title, described work and what is asked of the resume as a whole, after what is asked for line by line. */
function OverallFit({ rows, total, onWeighTogether, children }: OverallFitProps) {
  const { list: texts } = useTexts(jobsTexts);
  const [before, setBefore] = useState<ReadonlyMap<string, number>>(new Map());
  const weight = rows.reduce((sum, row) => sum + row.weight, 0);

  function weigh(counts: boolean): void {
    if (!counts) setBefore(new Map(rows.map((row) => [row.id, row.weight])));
    onWeighTogether(counts ? before : null);
  }

  return (
    <section aria-labelledby="overall-fit" className="rounded-card border border-rule bg-raised">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2.5">
        <div className="min-w-48 grow basis-0">
          <h3 id="overall-fit" className="text-14 font-medium">
            {texts.overall}{' '}
            <span className="font-normal text-quiet">{texts.share(weight / Math.max(total, 1e-9))}</span>
          </h3>
          <p className="text-13 text-quiet">{texts.overallHint}</p>
        </div>
        <Switch label={texts.overallCounts} isOn={weight > 0} onSwitch={weigh} />
      </div>
      <details open={rows.length < foldedFrom} className="border-t border-rule">
        <summary className="cursor-pointer px-3 py-2 text-13 text-quiet hover:text-ink">
          {texts.overallLines(rows.length)}
        </summary>
        <ul className="divide-y divide-rule border-t border-rule">{rows.map(children)}</ul>
      </details>
    </section>
  );
}

type WholeItemProps = {
  readonly row: RequirementRow;
  readonly total: number;
  readonly onWeigh: (weight: number) => void;
};

/** It cannot be reworded, and is no must-have: only its weight is a person's. */
function WholeItem({ row: { text, weight }, total, onWeigh }: WholeItemProps) {
  const { list: texts } = useTexts(jobsTexts);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2.5 text-14">
      <span dir="auto" className="min-w-48 grow">
        {text}
      </span>
      <WeightGrains weight={weight} total={total} label={texts.weightOf(text)} onChange={onWeigh} />
    </li>
  );
}

function NewRequirement({ onAdd }: { readonly onAdd: (text: string) => void }) {
  const { list: texts } = useTexts(jobsTexts);
  const [text, setText] = useState('');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') return;
    onAdd(text.trim());
    setText('');
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-2 print:hidden">
      <TextInput
        className="min-w-0 grow"
        size="sm"
        label={texts.newWords}
        placeholder={texts.newHint}
        value={text}
        onValueChange={setText}
      />
      <Button type="submit" size="sm" icon={<Plus aria-hidden="true" />} aria-label={texts.add}>
        {texts.add}
      </Button>
    </form>
  );
}
