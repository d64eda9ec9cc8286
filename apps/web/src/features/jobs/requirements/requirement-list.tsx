import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { useCoverage } from '../editor/use-job-draft.ts';
import { jobsTexts } from '../jobs-texts.ts';
import {
  addRequirement,
  changeRequirement,
  moveRequirement,
  type RequirementEdits,
  type RequirementRow,
  removeRequirement,
  restoreRequirement,
} from './requirement-edits.ts';
import { RequirementItem } from './requirement-item.tsx';
import { WeightGrains } from './weight-grains.tsx';

type RequirementListProps = {
  readonly rows: readonly RequirementRow[];
  readonly edits: RequirementEdits;
  readonly jobId: string | undefined;
  readonly isReading: boolean;
  readonly onEdit: (edits: RequirementEdits) => void;
  /** Which requirement somebody looks at, so that the text can show where it comes from. */
  readonly onLook: (id: string | null) => void;
};

/** What is asked for, each line to be changed where it stands. */
export function RequirementList({ rows, edits, jobId, isReading, onEdit, onLook }: RequirementListProps) {
  const { list: texts } = useTexts(jobsTexts);
  const { data: coverage } = useCoverage(rows, jobId);
  const [removed, setRemoved] = useState<RequirementRow | null>(null);
  const musts = rows.filter(({ must }) => must).length;
  // Duties fill the page and are seldom changed: they wait behind a line of their own.
  const main = rows.filter((row) => !isDuty(row) && !isWhole(row));
  const duties = rows.filter(isDuty);
  const whole = rows.filter(isWhole);
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
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
    onRemove: () => {
      onEdit(removeRequirement(edits, row.id));
      setRemoved(row);
    },
  });
  return (
    <section aria-labelledby="requirements" className="grid grid-cols-1 gap-4">
      <header>
        <h2 id="requirements" className="font-serif text-20">
          {texts.heading}
        </h2>
        <p role="status" className="mt-1 text-13 text-quiet">
          {rows.length > 0 ? texts.count(rows.length, musts) : isReading ? texts.reading : texts.waiting}
        </p>
        {coverage && coverage.resumes > 0 && musts > 0 && (
          <p className="mt-1 text-14">{texts.passingAll(coverage.passingAll, coverage.resumes)}</p>
        )}
      </header>
      {main.length > 0 && (
        <ul className="divide-y divide-rule rounded-card border border-rule bg-raised">
          {main.map((row) => (
            <RequirementItem key={row.id} {...rowProps(row)} />
          ))}
        </ul>
      )}
      {duties.length > 0 && (
        <details className="group rounded-card border border-rule bg-raised">
          <summary className="cursor-pointer px-3 py-2.5 text-14 text-quiet hover:text-ink">
            {texts.others(duties.length)}
          </summary>
          <ul className="divide-y divide-rule border-t border-rule">
            {duties.map((row) => (
              <RequirementItem key={row.id} {...rowProps(row)} />
            ))}
          </ul>
        </details>
      )}
      {whole.length > 0 && (
        <div>
          <h3 className="mb-2 text-13 text-quiet">{texts.whole}</h3>
          <ul className="divide-y divide-rule rounded-card border border-rule bg-raised">
            {whole.map((row) => (
              <WholeItem
                key={row.id}
                row={row}
                total={total}
                onWeigh={(weight) => onEdit(changeRequirement(edits, row.id, { weight }))}
              />
            ))}
          </ul>
        </div>
      )}
      {removed && edits.removed.includes(removed.id) && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-quiet">
          {texts.removed(removed.text)}
          <Button size="sm" look="quiet" onClick={() => onEdit(restoreRequirement(edits, removed.id))}>
            {texts.undo}
          </Button>
        </p>
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

function isDuty(row: RequirementRow): boolean {
  return row.kind === 'other' && !row.must && !row.isNew && !isWhole(row);
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
